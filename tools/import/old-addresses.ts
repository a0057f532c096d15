import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { pageUrl } from '@agency/content/page-url.ts';
import { decodePath } from '@agency/contract/path-spelling.ts';
import { isSeq, parseDocument } from 'yaml';
import type { WordPressExport, WordPressItem } from './read-wordpress.ts';

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

/** The name of the number of an item in its short address. */
const numberNames: Record<string, string> = { page: 'page_id', attachment: 'attachment_id' };

/** The lines for one item: its address, and the one by its number. */
export function addressesOf({ id, type, link }: WordPressItem, to: string): OldAddress[] {
  const number = `/?${numberNames[type] ?? 'p'}=${id}`;
  const paths = URL.canParse(link) ? [oldPath(link), number] : [number];
  return [...new Set(paths)]
    .filter((from) => from !== to && from !== '/')
    .map((from) => ({ from, to }));
}

/** Lists that WordPress makes: of a category, a tag, an author, a year. */
export function listAddresses(
  { items }: WordPressExport,
  topicPages: ReadonlyMap<string, string>,
): OldAddress[] {
  const blog = pageUrl('blog');
  const years = new Set(
    items.flatMap(({ type, link }) => {
      const [, year] = /^https?:\/\/[^/]+\/((?:19|20)\d\d)\//.exec(link) ?? [];
      return type === 'post' && year ? [year] : [];
    }),
  );
  return [
    ...[...topicPages].map(([slug, to]) => ({ from: `/category/${slug}/*`, to })),
    ...['category', 'tag', 'author'].map((name) => ({ from: `/${name}/*`, to: blog })),
    ...[...years].sort().map((year) => ({ from: `/${year}/*`, to: blog })),
  ];
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
