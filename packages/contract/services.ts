/** What the closed dropdown shows while nothing is selected. */
const SELECT_SERVICES = 'SELECT SERVICES';

/** The selection as comma-separated text, as it is posted and stored. */
export function joinServices(services: readonly string[]): string {
  return services.join(', ');
}

/** The selection from its comma-separated text, without blanks and duplicates. */
export function splitServices(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The dropdown's header: the selected names joined by commas, or SELECT SERVICES. */
export function servicesLabel(services: readonly string[]): string {
  return services.length === 0 ? SELECT_SERVICES : joinServices(services);
}
