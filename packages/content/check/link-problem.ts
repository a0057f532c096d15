import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodePath } from '@agency/contract/path-spelling.ts';
import { queryRedirect, redirectOf, splitAddress } from '@agency/contract/redirects.ts';
import { brandUrl } from '../brand-values.ts';
import { contentFolder } from '../content-folder.ts';
import type { KnownPaths } from '../page-paths.ts';
import { isServedFile } from '../served-files.ts';
import { nearest } from './suggestion.ts';

const isElsewhere = (url: string) => /^(https?:\/\/|mailto:|tel:|#)/.test(url);

/** A link to elsewhere that has all it needs: one address with a domain, a number, or a host. */
const wholeLink =
  /^(?:#.*|mailto:[^\s@?]+@[^\s@?.]+\.[^\s@?]+(?:\?.*)?|tel:\+?\d[\d\s().;a-z=-]*|https?:\/\/[^\s/.]+\.\S+)$/;

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? '/';

/** The path of a link as the lead service compares it. */
const routeOf = (url: string) => decodePath(pathOf(url)) ?? pathOf(url);

const isPageOrFile = (url: string, { pages }: KnownPaths) =>
  pages.has(routeOf(url)) || isServedFile(pathOf(url));

/** What to write in place of a link that is a line of redirects.yaml. */
export function redirectProblem(url: string, known: KnownPaths): string | undefined {
  if (isElsewhere(url)) return undefined;
  const { query } = splitAddress(url);
  const target =
    queryRedirect(known.redirects, routeOf(url), query)?.to ??
    (isPageOrFile(url, known) ? undefined : redirectOf(known.redirects, routeOf(url)));
  return target && `the link "${url}" is a redirect. Write ${target}.`;
}

/** Addresses of posts in WordPress: /?p=123. */
const isOldPost = (url: string) => /[?&](?:p|page_id|attachment_id|cat)=\d/.test(url);

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '');

/** The path of a full address of this site, as https://agency.in/prices and http://www.agency.in/prices. */
export function ownPath(url: string): string | undefined {
  const own = withoutScheme(brandUrl());
  const address = withoutScheme(url);
  if (own === '' || address === url || !/^[/?#]/.test(`${address}/`.slice(own.length)))
    return undefined;
  return address.startsWith(own) ? address.slice(own.length) || '/' : undefined;
}

/** Why a link leads nowhere, and what to do about it. A redirect leads somewhere. */
export function linkProblem(url: string, known: KnownPaths): string | undefined {
  const path = ownPath(url);
  if (path !== undefined) {
    const fix =
      redirectProblem(path, known) ??
      linkProblem(path, known) ??
      `the path is enough. Write ${path}.`;
    return `the link "${url}" is an address of this site: ${fix}`;
  }
  if (isElsewhere(url))
    return wholeLink.test(url) ? undefined : `the link "${url}" is not complete. Write it in full.`;
  if (!/^\/(?!\/)/.test(url))
    return `the link "${url}" is not a valid link. Begin with / (a page of this site), https://, mailto: or tel:.`;
  const route = routeOf(url);
  if (isOldPost(url) && !queryRedirect(known.redirects, route, splitAddress(url).query))
    return `the link "${url}" is that of a post in WordPress, which is not here. Write the path of the article: /blogs/its-name.`;
  if (isPageOrFile(url, known)) return undefined;
  if (redirectOf(known.redirects, route) !== undefined) return undefined;
  const name = `files${route}`;
  const isFolder = existsSync(resolve(contentFolder, name)) && !name.includes('..');
  if (isFolder) return `the link "${url}" is a folder. Write the file in it.`;
  return `the link "${url}" is not a page of this site. ${nearest(route, [...known.pages])}`;
}

/** Why a link leads nowhere, or only by a redirect. */
export const brokenLink = (url: string, known: KnownPaths): string | undefined =>
  redirectProblem(url, known) ?? linkProblem(url, known);
