import { XMLParser } from 'fast-xml-parser';
import { decoded } from './decoded.ts';
import type { Term } from './post.ts';

/** A post, page or file of the media library, as WordPress exports it. */
export type WordPressItem = {
  id: string;
  type: string;
  status: string;
  title: string;
  /** The end of its address, decoded. */
  slug: string;
  /** Its whole address. */
  link: string;
  /** The day of publication in the time zone of the site, as 2019-05-01; empty for a draft without one. */
  day: string;
  author: string;
  hasPassword: boolean;
  parent: string;
  html: string;
  excerpt: string;
  categories: Term[];
  tags: Term[];
  /** Values that plugins and themes store, by name. */
  meta: ReadonlyMap<string, string>;
  /** The ends of the addresses that it had before its author changed them. */
  oldSlugs: string[];
  /** Of a file of the media library: its address. */
  file: string;
};

/** A category with its number and the slug of the one above it, which is part of its address. */
export type Category = Term & { id: string; parent: string };

export type WordPressExport = { url: string; items: WordPressItem[]; categories: Category[] };

type Xml = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['item', 'category', 'wp:category', 'wp:postmeta', 'wp:author'].includes(name),
  // A large export has many entities; none is defined in it.
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 100_000_000 },
});

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? text((value as Xml)['#text'])
    : String(value ?? '').trim();

/** A name as a person reads it: WordPress stores "Websites &amp; Shops". */
const nameOf = (value: unknown): string =>
  text(value)
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&');

const listOf = (value: unknown): Xml[] => (Array.isArray(value) ? value : []) as Xml[];

const termsOf = (item: Xml, domain: string): Term[] =>
  listOf(item.category)
    .filter((one) => one['@domain'] === domain)
    .map((one) => ({ name: nameOf(one), slug: decoded(String(one['@nicename'])) }));

function itemOf(item: Xml, authors: ReadonlyMap<string, string>): WordPressItem {
  const [day = ''] = text(item['wp:post_date']).split(' ');
  const login = text(item['dc:creator']);
  const meta = listOf(item['wp:postmeta']).map(
    (one) => [text(one['wp:meta_key']), text(one['wp:meta_value'])] as const,
  );
  return {
    id: text(item['wp:post_id']),
    type: text(item['wp:post_type']),
    status: text(item['wp:status']),
    title: text(item.title),
    slug: decoded(text(item['wp:post_name'])),
    link: text(item.link),
    day: day.startsWith('0000') ? '' : day,
    author: authors.get(login) ?? login,
    hasPassword: text(item['wp:post_password']) !== '',
    parent: text(item['wp:post_parent']),
    html: text(item['content:encoded']),
    excerpt: text(item['excerpt:encoded']),
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag'),
    meta: new Map(meta),
    oldSlugs: meta.filter(([key]) => key === '_wp_old_slug').map(([, slug]) => decoded(slug)),
    file: text(item['wp:attachment_url']),
  };
}

/** Reads the file of Tools > Export. @throws when it is another file */
export function readWordPress(xml: string): WordPressExport {
  const { rss } = parser.parse(xml) as { rss?: { channel?: Xml } };
  const channel = rss?.channel;
  if (!channel?.['wp:wxr_version'])
    throw new Error(
      'The file is no export of WordPress. Make one in WordPress: Tools > Export > All content.',
    );
  const authors = new Map(
    listOf(channel['wp:author']).map((one) => [
      text(one['wp:author_login']),
      text(one['wp:author_display_name']),
    ]),
  );
  return {
    url: text(channel['wp:base_blog_url']) || text(channel.link),
    items: listOf(channel.item).map((item) => itemOf(item, authors)),
    categories: listOf(channel['wp:category']).map((one) => ({
      id: text(one['wp:term_id']),
      name: nameOf(one['wp:cat_name']),
      slug: decoded(text(one['wp:category_nicename'])),
      parent: decoded(text(one['wp:category_parent'])),
    })),
  };
}
