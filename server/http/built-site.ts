import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LeadForm } from '../../contract/form-field.ts';
import { LEAD_FORMS, THANK_YOU_PATH } from '../../contract/lead-forms.ts';
import { type FormPage, readFormPage } from './form-page.ts';
import { readThankYouPage, type ThankYouPage } from './thank-you-page.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the service knows of one build of the site. */
export type BuiltSite = {
  /** The headers of a page or file, by its path; of any other answer, those of `/*`. */
  headersOf(path: string): Headers;
  /** Where old addresses lead, by the old path in small letters. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The page of a form with values and messages filled in; null when the site has none. */
  formPage(form: LeadForm): FormPage | null;
  readonly thankYouPage: ThankYouPage | null;
};

/** Gives the build that is served now. */
export type CurrentSite = () => Promise<BuiltSite>;

type ServerFile = {
  readonly headers: Readonly<Record<string, Headers>>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
};

const NO_SITE: BuiltSite = {
  headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
  redirects: new Map(),
  formPage: () => null,
  thankYouPage: null,
};

/**
 * Reads what the build wrote into `server.json`, and reads it again when another build took its place.
 * @param onProblem told when a new build cannot be read; the one before stays in use
 */
export function createCurrentSite(
  folder: string,
  onProblem: (error: unknown) => void,
): CurrentSite {
  let version = '';
  let site = NO_SITE;
  return async () => {
    const file = await stat(path.join(folder, 'server.json')).catch(() => null);
    const found = file === null ? '' : `${file.ino} ${file.mtimeMs}`;
    // While one build takes the place of another, there is no file.
    if (found === '' || found === version) return site;
    version = found;
    site = await readBuiltSite(folder).catch((error: unknown) => {
      onProblem(error);
      return site;
    });
    return site;
  };
}

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const { headers, redirects } = JSON.parse(
    await readFile(path.join(folder, 'server.json'), 'utf8'),
  ) as ServerFile;
  const htmlOf = (route: string) =>
    readFile(path.join(folder, `${route}.html`), 'utf8').catch(() => '');
  const formPages = new Map<LeadForm, FormPage | null>();
  for (const form of Object.values(LEAD_FORMS)) {
    formPages.set(form, readFormPage(await htmlOf(form.page), form));
  }
  return {
    headersOf: createHeaders(headers),
    redirects: new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    formPage: (form) => formPages.get(form) ?? null,
    thankYouPage: readThankYouPage(await htmlOf(THANK_YOU_PATH)),
  };
}

/** Rules as in a `_headers` file: all that match count, the later ones win. */
function createHeaders(rules: ServerFile['headers']): BuiltSite['headersOf'] {
  const patterns = Object.entries(rules)
    .filter(([pattern]) => pattern.includes('*'))
    .map(([pattern, headers]) => {
      const [start = '', end = ''] = pattern.split('*');
      return { start, end, headers };
    });
  return (route) => {
    const matching = patterns.filter(
      ({ start, end }) => route.startsWith(start) && route.endsWith(end),
    );
    return Object.assign({}, ...matching.map(({ headers }) => headers), rules[route]);
  };
}
