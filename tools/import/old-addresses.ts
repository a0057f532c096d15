import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textAnchor } from '@agency/content/articles/heading-anchors.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { kinds } from '@agency/content/kinds.ts';
import type { KnownPaths } from '@agency/content/page-paths.ts';
import { entryUrl, pageUrl } from '@agency/content/page-url.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { decodePath } from '@agency/contract/path-spelling.ts';
import { createRedirects, queryRedirect, redirectOf } from '@agency/contract/redirects.ts';
import { isSeq, parseDocument } from 'yaml';
import { decoded } from './decoded.ts';
import type { OldSite } from './post.ts';

export type OldAddress = { from: string; to: string };

/** Whether an address is one of the old site, with or without www and encryption. */
export function isOwnAddress(url: string, site: string): boolean {
  const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return URL.canParse(url) && URL.canParse(site) && host(url) === host(site);
}

/** The path and query of an address of the old site as redirects.yaml writes it: /2019/05/name or /?p=12. */
export function oldPath(url: string): string {
  const { pathname, search } = new URL(url);
  const path = (decodePath(pathname) ?? pathname).replace(/(?<!\/)\/+$/, '');
  return search === '' ? path || '/' : `${path || '/'}${search}`;
}

/** The page that lists the articles of a topic. */
export function topicPage(name: string): string {
  const { topics = [] } = (readYaml(kinds.blog.file) ?? {}) as {
    topics?: { name: string; slug: string }[];
  };
  const topic = topics.find((one) => one.name === name);
  return topic ? entryUrl('blog', topic.slug) : pageUrl('blog');
}

/** Whether an old address has no page and no line here. The pattern of an earlier import has no say over a new post. */
export const isFree = (from: string, { pages, redirects }: KnownPaths) =>
  from.includes('?') ||
  (!pages.has(from) && redirectOf({ ...redirects, folders: [] }, from) === undefined);

/** Where a link of the old site leads here; undefined for a page of it that this site does not have. */
export function createLinks(
  { url: site, keepFile }: Pick<OldSite, 'url' | 'keepFile'>,
  { pages, redirects }: KnownPaths,
  lines: readonly OldAddress[],
  anchorOf: (path: string, id: string) => string | undefined,
) {
  const old = createRedirects(lines);
  const pageFor = (full: string): string | undefined => {
    const [path = '', query] = oldPath(full).split('?');
    if (query !== undefined) return queryRedirect(old, path, query)?.to;
    return pages.has(path) ? path : (redirectOf(redirects, path) ?? redirectOf(old, path));
  };
  return (url: string): string | undefined => {
    if (/^(mailto|tel):/.test(url)) return url;
    const full = url.startsWith('/') && !url.startsWith('//') ? new URL(url, site).href : url;
    if (!URL.canParse(full) || !/^https?:/.test(full)) return undefined;
    if (!isOwnAddress(full, site)) return full;
    const kept = keepFile(full);
    if (kept !== undefined) return encodeURI(kept);
    // A file that is gone leads nowhere, although a redirect catches its address.
    if (full.includes('/wp-content/uploads/')) return undefined;
    const page = pageFor(full);
    const { hash } = new URL(full);
    const anchor = page && anchorOf(page, decoded(hash.slice(1)));
    return anchor ? `${page}#${textAnchor(anchor)}` : page;
  };
}

/** Adds lines to redirects.yaml, without those whose address is there. @returns how many */
export function addRedirects(lines: readonly OldAddress[]): number {
  const file = join(contentFolder, 'redirects.yaml');
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '[]');
  if (!isSeq(document.contents)) throw new Error(`${file} must contain a list of { from, to }.`);
  const known = new Set((document.toJS() as OldAddress[]).map(({ from }) => from.toLowerCase()));
  const added = lines.filter(({ from }) => {
    const isNew = !known.has(from.toLowerCase());
    known.add(from.toLowerCase());
    return isNew;
  });
  document.contents.flow = false;
  for (const { from, to } of added) document.add(document.createNode({ from, to }, { flow: true }));
  if (added.length > 0) writeFileSync(file, document.toString({ lineWidth: 0 }));
  return added.length;
}
