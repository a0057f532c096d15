/** The six services a visitor can tick, in the order the form shows them. Source: specification, section 3. */
export const SERVICE_CHOICES = [
  'Branding & Identity',
  'Website Development',
  'Social Media Marketing',
  'Search Engine Optimization (SEO)',
  'Content Marketing',
  'Design Services',
] as const;

export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** What the closed dropdown shows while nothing is ticked. */
export const SELECT_SERVICES = 'SELECT SERVICES';

/** Tells whether a text is one of the six services, letter for letter. */
export function isServiceChoice(text: string): text is ServiceChoice {
  return (SERVICE_CHOICES as readonly string[]).includes(text);
}

/** The selection as the one comma-separated text that is posted and stored. */
export function joinServices(services: readonly string[]): string {
  return services.join(', ');
}

/** The selection read back from its comma-separated text; blanks and repeats fall out. */
export function splitServices(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The dropdown's header: the ticked names joined by commas, or SELECT SERVICES. */
export function servicesLabel(services: readonly string[]): string {
  return services.length === 0 ? SELECT_SERVICES : joinServices(services);
}
