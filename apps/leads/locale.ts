import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the agency is and how to call it, for mails about leads. */
export type LocaleSettings = {
  /** A name such as `Asia/Kolkata`. */
  readonly timeZone: string;
  /** Of phone numbers without a country code, such as `IN`; null when unknown. */
  readonly country: string | null;
  readonly phone: string;
};

/** The folder of the built site: the build's own name for it, see astro.config.ts. */
export const siteFolder = (): string =>
  path.resolve(process.env.DIST_DIR ?? path.join(import.meta.dirname, '../../dist'));

/** Reads what brand.yaml said when the site was built; without a built site, the machine's own zone. */
export function readLocale(folder: string): LocaleSettings {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const unknown = { timeZone, country: null, phone: '' };
  try {
    const text = readFileSync(path.join(folder, 'server.json'), 'utf8');
    return { ...unknown, ...(JSON.parse(text) as { locale: LocaleSettings }).locale };
  } catch {
    return unknown;
  }
}
