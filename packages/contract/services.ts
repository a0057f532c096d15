/** What the closed dropdown shows while nothing is ticked. */
const SELECT_SERVICES = 'SELECT SERVICES';

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
