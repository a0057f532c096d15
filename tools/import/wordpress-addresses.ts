import { pageUrl } from '@agency/content/page-url.ts';
import { type OldAddress, oldPath } from './old-addresses.ts';
import type { WordPressExport, WordPressItem } from './read-wordpress.ts';

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
