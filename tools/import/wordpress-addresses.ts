import { pageUrl } from '@agency/content/page-url.ts';
import { type OldAddress, oldPath } from './old-addresses.ts';
import type { Category, WordPressExport, WordPressItem } from './read-wordpress.ts';

const feed = '/feed.xml';

/** The name of the number of an item in its short address. */
const numberNames: Record<string, string> = { page: 'page_id', attachment: 'attachment_id' };

/** The lines for one item: its address, those that it had before, and the one by its number. */
export function addressesOf(
  { id, type, link, slug, oldSlugs }: WordPressItem,
  to: string,
): OldAddress[] {
  const number = `/?${numberNames[type] ?? 'p'}=${id}`;
  const path = URL.canParse(link) ? oldPath(link) : '';
  const before = path.endsWith(`/${slug}`)
    ? oldSlugs.map((old) => `${path.slice(0, -slug.length)}${old}`)
    : [];
  const paths = path === '' ? [number] : [path, ...before, number];
  return [...new Set(paths)]
    .filter((from) => from !== to && from !== '/')
    .map((from) => ({ from, to }));
}

/** The addresses of a category: below that of the one above it, and by its number. */
function categoryAddresses(category: Category, all: readonly Category[]): string[] {
  const slugs = [category.slug];
  for (
    let above = all.find(({ slug }) => slug === category.parent);
    above && !slugs.includes(above.slug);
    above = all.find(({ slug }) => slug === above?.parent)
  )
    slugs.unshift(above.slug);
  return [`/category/${slugs.join('/')}/*`, `/?cat=${category.id}`];
}

/** Of the page with all posts: the pages after it, and its feed. */
export const furtherPages = (path: string): OldAddress[] => [
  { from: `${path}/page/*`, to: pageUrl('blog') },
  { from: `${path}/feed`, to: feed },
];

/** What WordPress makes besides posts: lists of a category, a tag, an author, a year; their further pages, and feeds. */
export function listAddresses(
  { items, categories }: WordPressExport,
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
    ...categories.flatMap((category) => {
      const to = topicPages.get(category.slug);
      return to ? categoryAddresses(category, categories).map((from) => ({ from, to })) : [];
    }),
    ...['category', 'tag', 'author', 'page'].map((name) => ({ from: `/${name}/*`, to: blog })),
    ...[...years].sort().map((year) => ({ from: `/${year}/*`, to: blog })),
    // A file of files/ answers first; the address of another picture leads to the articles.
    { from: '/wp-content/uploads/*', to: blog },
    ...['/feed/*', '/comments/feed', '/rss', '/rss2', '/atom', '/?feed=rss2', '/?feed=atom'].map(
      (from) => ({ from, to: feed }),
    ),
    ...['/wp-sitemap.xml', '/sitemap_index.xml'].map((from) => ({
      from,
      to: '/sitemap-index.xml',
    })),
  ];
}
