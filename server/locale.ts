import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the agency is, for times and phone numbers. */
export type LocaleSettings = {
  /** A name such as `Asia/Kolkata`. */
  readonly timeZone: string;
  /** Of phone numbers without a country code, such as `IN`; null when unknown. */
  readonly country: string | null;
};

/** The folder of the built site: the build's own name for it, see astro.config.ts. */
export const siteFolder = (): string =>
  path.resolve(process.env.DIST_DIR ?? path.join(import.meta.dirname, '../dist'));

/** Reads what brand.yaml said when the site was built; without a built site, the machine's own zone. */
export function readLocale(folder: string): LocaleSettings {
  try {
    const { locale } = JSON.parse(readFileSync(path.join(folder, 'server.json'), 'utf8')) as {
      locale: LocaleSettings;
    };
    return { timeZone: locale.timeZone, country: locale.country };
  } catch {
    return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, country: null };
  }
}
