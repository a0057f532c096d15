import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export type Headers = Readonly<Record<string, string>>;

/** What the service knows of one build of the site. */
export type BuiltSite = {
  /** The headers of a page or file, by its path; of any other answer, those of `/*`. */
  headersOf(path: string): Headers;
  /** Where old addresses lead, by the old path in small letters. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The HTML of a page, by its path; empty when there is none. */
  htmlOf(path: string): Promise<string>;
};

/** Gives the build that is served now. */
export type CurrentSite = () => Promise<BuiltSite>;

/** Where the pages are when no built site is beside the service: the first of ALLOWED_ORIGINS. */
export const hostOfPages = (folder: string, allowedOrigins: readonly string[]) =>
  existsSync(folder) ? undefined : allowedOrigins[0];

type Rules = Readonly<Record<string, Headers>>;
type ServerFile = { headers: Rules; redirects: readonly { from: string; to: string }[] };

const NO_SITE: BuiltSite = {
  headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
  redirects: new Map(),
  htmlOf: async () => '',
};

/**
 * Reads what the build wrote into `server.json`, again when another build took its place.
 * @param onProblem gets the error when a new build cannot be read; the one before stays in use
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
  const text = await readFile(path.join(folder, 'server.json'), 'utf8');
  const { headers, redirects } = JSON.parse(text) as ServerFile;
  return {
    headersOf: createHeaders(headers),
    redirects: new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    htmlOf: (route) => readFile(path.join(folder, `${route}.html`), 'utf8').catch(() => ''),
  };
}

/** Rules as in a `_headers` file: all that match count, the later ones win. */
function createHeaders(rules: Rules): BuiltSite['headersOf'] {
  return (route) => {
    const matching = Object.entries(rules).filter(([pattern]) => {
      const [start = '', end] = pattern.split('*');
      return end !== undefined && route.startsWith(start) && route.endsWith(end);
    });
    return Object.assign({}, ...matching.map(([, headers]) => headers), rules[route]);
  };
}
