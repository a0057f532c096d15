import { existsSync } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FormSettings } from '@agency/contract/form-settings.ts';
import type { FormWords, ServiceWords } from '@agency/contract/form-words.ts';
import { LANGUAGE_FIELD } from '@agency/contract/language-field.ts';
import type { LeadKind } from '@agency/contract/lead-forms.ts';
import { createRedirects, type Redirects } from '@agency/contract/redirects.ts';
import type { RawFields } from '@agency/contract/validation.ts';
import type { FastifyRequest } from 'fastify';
import { isOwned, readOwned } from './owned-file.ts';

export type Headers = Readonly<Record<string, string>>;

/** The words of the content in another language, and the pages that the service shows in it. */
export type SiteLanguage = {
  readonly forms: FormSettings;
  readonly words: FormWords & ServiceWords;
  /** Where each form is, and where an accepted one leads; undefined where the content has no such page. */
  readonly pages: Readonly<Partial<Record<LeadKind, string>>>;
  readonly thankYou?: string;
};

/** One build of the site. */
export type BuiltSite = {
  /** Its absolute path, without a link: pages and headers are of the same build also during a switch to another. */
  readonly folder: string;
  /** The user who wrote it. */
  readonly owner: number;
  /** The headers of a page or file, by its decoded path; for any other path those of `/*`. */
  headersOf(path: string): Headers;
  readonly redirects: Redirects;
  /** What the content changes about the fields of the forms. */
  readonly forms: FormSettings;
  /** What visitors of pages in another language meet, by its code. */
  readonly languages: ReadonlyMap<string, SiteLanguage>;
  /** The agency's country, of phone numbers without a country code; null when unknown. */
  readonly country: string | null;
  /** The HTML of a page, by its path; empty if there is no such page. */
  htmlOf(path: string): Promise<string>;
};

/** Returns the current build. */
export type CurrentSite = () => Promise<BuiltSite>;

/** The language of the page that a form was posted from; undefined for that of the site. */
export const languageOfForm = ({ languages }: BuiltSite, raw: RawFields) =>
  languages.get(String(raw[LANGUAGE_FIELD] ?? ''));

/** The name under which a request has the build that answers it. */
export const SITE = 'site';

/** The build that answers a request: another one may be the current one before the response is sent. */
export const siteOf = (request: FastifyRequest) => request.getDecorator<BuiltSite>(SITE);

/** Without a built site the pages are on another host: the first of ALLOWED_ORIGINS. */
export const externalPagesHost = (folder: string, allowedOrigins: readonly string[]) =>
  existsSync(folder) ? undefined : allowedOrigins[0];

type Rules = Readonly<Record<string, Headers>>;
type ServerFile = {
  headers: Rules;
  redirects: readonly { from: string; to: string }[];
  /** Missing in builds of an earlier version. */
  forms?: FormSettings;
  languages?: Record<string, SiteLanguage>;
  locale?: { country?: string };
};

const noSite = (folder: string): BuiltSite => ({
  folder,
  owner: Number.NaN,
  headersOf: () => ({ 'x-content-type-options': 'nosniff' }),
  redirects: createRedirects([]),
  forms: {},
  languages: new Map(),
  country: null,
  htmlOf: async () => '',
});

/** Whether the folder has a build that can be shown. */
export async function hasPages(folder: string): Promise<boolean> {
  const found = Promise.all([lstat(folder), stat(path.join(folder, 'index.html'))]);
  return await found.then(([{ uid }, page]) => isOwned(page, uid)).catch(() => false);
}

/**
 * Reads the `server.json` of the build, and again when another build has replaced it.
 * @param folder of the build, or a link to it: a switch to another build changes the link
 * @param onProblem gets the error when a new build cannot be read; the previous one is used then
 */
export function createCurrentSite(
  folder: string,
  onProblem: (error: unknown) => void,
): CurrentSite {
  let version = '';
  let site = Promise.resolve(noSite(folder));
  return async () => {
    const found = await versionOf(folder).catch(() => undefined);
    // The file is missing while a folder is being replaced.
    if (found === undefined || found.version === version) return site;
    version = found.version;
    const previous = site;
    // Requests that arrive meanwhile wait for the new build, or they would get pages without their headers.
    site = readBuiltSite(folder, found.real).catch((error: unknown) => {
      onProblem(error);
      return previous;
    });
    return site;
  };
}

async function versionOf(folder: string): Promise<{ real: string; version: string }> {
  const real = await realpath(folder);
  const { ino, mtimeMs } = await stat(path.join(real, 'server.json'));
  return { real, version: `${real} ${ino} ${mtimeMs}` };
}

async function readBuiltSite(link: string, folder: string): Promise<BuiltSite> {
  const owner = (await lstat(link)).uid;
  const textOf = (name: string) => readOwned(path.join(folder, name), owner);
  if (!(await hasPages(link))) throw new Error('it has no index.html, or one of another user');
  const {
    headers,
    redirects,
    forms = {},
    languages = {},
    locale,
  } = JSON.parse(await textOf('server.json')) as ServerFile;
  return {
    folder,
    owner,
    headersOf: createHeaders(headers),
    redirects: createRedirects(redirects),
    forms,
    languages: new Map(Object.entries(languages)),
    country: locale?.country ?? null,
    htmlOf: (route) => textOf(`${route}.html`).catch(() => ''),
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
