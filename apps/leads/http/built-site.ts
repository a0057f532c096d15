import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FormSettings } from '@agency/contract/form-settings.ts';
import { createRedirects, type Redirects } from '@agency/contract/redirects.ts';

export type Headers = Readonly<Record<string, string>>;

/** One build of the site. */
export type BuiltSite = {
  /** The headers of a page or file, by its decoded path; for any other path those of `/*`. */
  headersOf(path: string): Headers;
  readonly redirects: Redirects;
  /** What the content changes about the fields of the forms. */
  readonly forms: FormSettings;
  /** The HTML of a page, by its path; empty if there is no such page. */
  htmlOf(path: string): Promise<string>;
};

/** Returns the current build. */
export type CurrentSite = () => Promise<BuiltSite>;

/** Without a built site the pages are on another host: the first of ALLOWED_ORIGINS. */
export const externalPagesHost = (folder: string, allowedOrigins: readonly string[]) =>
  existsSync(folder) ? undefined : allowedOrigins[0];

type Rules = Readonly<Record<string, Headers>>;
type ServerFile = {
  headers: Rules;
  redirects: readonly { from: string; to: string }[];
  /** Missing in builds of an earlier version. */
  forms?: FormSettings;
};

const NO_SITE: BuiltSite = {
  headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
  redirects: createRedirects([]),
  forms: {},
  htmlOf: async () => '',
};

/**
 * Reads the `server.json` of the build, and again when another build has replaced it.
 * @param onProblem gets the error when a new build cannot be read; the previous one is used then
 */
export function createCurrentSite(
  folder: string,
  onProblem: (error: unknown) => void,
): CurrentSite {
  let version = '';
  let site = Promise.resolve(NO_SITE);
  return async () => {
    const file = await stat(path.join(folder, 'server.json')).catch(() => null);
    const found = file === null ? '' : `${file.ino} ${file.mtimeMs}`;
    // The file is missing while a build is being replaced.
    if (found === '' || found === version) return site;
    version = found;
    const previous = site;
    // Requests that arrive meanwhile wait for the new build, or they would get pages without their headers.
    site = readBuiltSite(folder).catch((error: unknown) => {
      onProblem(error);
      return previous;
    });
    return site;
  };
}

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const text = await readFile(path.join(folder, 'server.json'), 'utf8');
  const { headers, redirects, forms = {} } = JSON.parse(text) as ServerFile;
  return {
    headersOf: createHeaders(headers),
    redirects: createRedirects(redirects),
    forms,
    htmlOf: (route) => readFile(path.join(folder, `${route}.html`), 'utf8').catch(() => ''),
  };
}

/** Rules as in a `_headers` file: all matching rules apply, later ones override earlier ones. */
function createHeaders(rules: Rules): BuiltSite['headersOf'] {
  return (route) => {
    const matching = Object.entries(rules).filter(([pattern]) => {
      const [start = '', end] = pattern.split('*');
      return end !== undefined && route.startsWith(start) && route.endsWith(end);
    });
    return Object.assign({}, ...matching.map(([, headers]) => headers), rules[route]);
  };
}
