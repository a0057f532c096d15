import { readYaml } from './read-yaml.ts';

/** The time zone of brand.yaml; that of this machine while it is missing or wrong, which the check reports. */
function readTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    const brand = readYaml('brand.yaml') as { timeZone?: string } | undefined;
    return new Intl.DateTimeFormat('en', {
      timeZone: brand?.timeZone ?? timeZone,
    }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

export const agencyTimeZone = readTimeZone();
