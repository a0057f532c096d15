import { readYaml } from './read-yaml.ts';

const known = new Map<unknown, string>();

/** The time zone of a name; that of this machine for a wrong one, which the check reports. */
function zoneOf(name: unknown): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone: typeof name === 'string' ? name : timeZone,
    }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/** The time zone of brand.yaml. */
export function agencyTimeZone(): string {
  const name = (readYaml('brand.yaml') as { timeZone?: unknown } | null | undefined)?.timeZone;
  const zone = known.get(name) ?? zoneOf(name);
  known.set(name, zone);
  return zone;
}
