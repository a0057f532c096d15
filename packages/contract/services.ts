/** What the closed dropdown shows while nothing is selected, on a page in English. */
export const SELECT_SERVICES = 'SELECT SERVICES';

/** The selection as comma-separated text, as it is posted and stored. */
export function joinServices(services: readonly string[]): string {
  return services.join(', ');
}

/** The selection from its comma-separated text, without blanks and duplicates. */
export function splitServices(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The dropdown's header: the selected names joined by commas, or SELECT SERVICES. @param none what it shows then */
export function servicesLabel(services: readonly string[], none = SELECT_SERVICES): string {
  return services.length === 0 ? none : joinServices(services);
}
