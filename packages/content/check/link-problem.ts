import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodePath } from '@agency/contract/path-spelling.ts';
import { redirectOf } from '@agency/contract/redirects.ts';
import { brandUrl } from '../brand-values.ts';
import { contentFolder } from '../content-folder.ts';
import type { KnownPaths } from '../page-paths.ts';
import { isServedFile } from '../served-files.ts';
import { suggestion } from './suggestion.ts';

const isElsewhere = (url: string) => /^(https?:\/\/|mailto:|tel:|#)/.test(url);

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? '/';

/** The path of a link as the lead service compares it. */
const routeOf = (url: string) => decodePath(pathOf(url)) ?? pathOf(url);

const isPageOrFile = (url: string, { pages }: KnownPaths) =>
  pages.has(routeOf(url)) || isServedFile(pathOf(url));

/** What to write in place of a link that is a line of redirects.yaml. */
export function redirectProblem(url: string, known: KnownPaths): string | undefined {
  if (isElsewhere(url) || isPageOrFile(url, known)) return undefined;
  const target = redirectOf(known.redirects, routeOf(url));
  return target && `the link "${url}" is a redirect. Write ${target}.`;
}

/** Why a link leads nowhere, and what to do about it. A redirect leads somewhere. */
export function linkProblem(url: string, known: KnownPaths): string | undefined {
  const own = brandUrl();
  if (own && `${url}/`.startsWith(`${own}/`))
    return `the link "${url}" is an address of this site. Write its path: ${url.slice(own.length) || '/'}.`;
  if (isElsewhere(url)) return undefined;
  if (!/^\/(?!\/)/.test(url))
    return `the link "${url}" is not a valid link. Begin with / (a page of this site), https://, mailto: or tel:.`;
  if (isPageOrFile(url, known)) return undefined;
  const route = routeOf(url);
  if (redirectOf(known.redirects, route) !== undefined) return undefined;
  const name = `files${route}`;
  const isFolder = existsSync(resolve(contentFolder, name)) && !name.includes('..');
  if (isFolder) return `the link "${url}" is a folder. Write the file in it.`;
  return `the link "${url}" is not a page of this site. ${suggestion(route, [...known.pages])}`;
}
