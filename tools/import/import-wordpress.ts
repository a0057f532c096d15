import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { type KnownPaths, knownPaths } from '@agency/content/page-paths.ts';
import { entryUrl, pageUrl } from '@agency/content/page-url.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { createRedirects, queryRedirect, redirectOf } from '@agency/contract/redirects.ts';
import { slugFrom } from '../entries/entry-slug.ts';
import { type Imported, importPost, plain } from './import-post.ts';
import {
  addRedirects,
  addressesOf,
  isOwnAddress,
  listAddresses,
  type OldAddress,
  oldPath,
} from './old-addresses.ts';
import type { Term, WordPressExport, WordPressItem } from './read-wordpress.ts';
import { checkUploads, keepFile, uploadPath } from './uploads.ts';

export type ImportResult = {
  articles: Imported[];
  /** Posts whose folder exists already. */
  skipped: string[];
  /** Pages of WordPress, which are not imported: their address and title. */
  pages: { from: string; title: string }[];
  redirects: number;
};

type ImportOptions = {
  /** A copy of wp-content/uploads. */
  uploads?: string | undefined;
  /** The topic of the articles of a category. */
  topicOf(category: Term | undefined): string;
};

/** Hidden posts too: all become drafts. */
const IMPORTED = ['publish', 'future', 'draft', 'pending', 'private'];

/** The pages of most sites that this one has too, by the end of their old address. */
const samePages = new Map<string, string>([
  ['/about', pageUrl('about')],
  ['/contact', pageUrl('contact')],
  ['/services', pageUrl('servicesPage')],
  ['/portfolio', pageUrl('portfolio')],
  ['/blog', pageUrl('blog')],
]);

const postsOf = ({ items }: WordPressExport) =>
  items.filter(({ type, status }) => type === 'post' && IMPORTED.includes(status));

/** The categories of the posts, the one with most posts first. */
export function categoriesOf(data: WordPressExport): { category: Term; posts: number }[] {
  const counts = new Map<string, { category: Term; posts: number }>();
  for (const { categories } of postsOf(data))
    for (const category of categories) {
      const posts = (counts.get(category.slug)?.posts ?? 0) + 1;
      counts.set(category.slug, { category, posts });
    }
  return [...counts.values()].sort((one, other) => other.posts - one.posts);
}

/** The slug of each post, by its number. */
function slugsOfPosts(posts: readonly WordPressItem[]): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, slug, title } of posts) {
    const wanted = slugFrom(slug || title) || `post-${id}`;
    const free = taken.has(wanted) ? `${wanted}-${id}` : wanted;
    taken.add(free);
    slugs.set(id, free);
  }
  return slugs;
}

const pathOfItem = ({ link }: WordPressItem) => (URL.canParse(link) ? oldPath(link) : '');

/** The address of the page that lists the articles of a topic. */
function topicPage(name: string): string {
  const { topics = [] } = (readYaml(kinds.blog.file) ?? {}) as {
    topics?: { name: string; slug: string }[];
  };
  const topic = topics.find((one) => one.name === name);
  return topic ? entryUrl('blog', topic.slug) : pageUrl('blog');
}

/** Every old address that has a place here; not one that has a page or a redirect already. */
function oldAddresses(
  data: WordPressExport,
  slugs: ReadonlyMap<string, string>,
  { pages, redirects }: KnownPaths,
  topicOf: ImportOptions['topicOf'],
): OldAddress[] {
  const ofPosts = postsOf(data).flatMap((post) =>
    addressesOf(post, entryUrl('articles', slugs.get(post.id) ?? '')),
  );
  const ofPages = data.items.flatMap((item) => {
    const path = item.type === 'page' ? pathOfItem(item) : '';
    const to = pages.has(path) ? path : (redirectOf(redirects, path) ?? samePages.get(path));
    return to === undefined ? [] : addressesOf(item, to);
  });
  const topics = categoriesOf(data).map(
    ({ category }) => [category.slug, topicPage(topicOf(category))] as const,
  );
  // WordPress has a page for each file of its library.
  const ofFiles = data.items
    .filter(({ type }) => type === 'attachment')
    .flatMap((item) => addressesOf(item, pageUrl('blog')));
  const lists = [...ofPages, ...ofFiles, ...listAddresses(data, new Map(topics))];
  return [...ofPosts, ...lists.filter(({ to }) => pages.has(to))].filter(
    ({ from }) =>
      from.includes('?') || (!pages.has(from) && redirectOf(redirects, from) === undefined),
  );
}

/** Where a link of the old site leads here; undefined for a page of it that this site does not have. */
function createLinks(
  { url: site }: WordPressExport,
  { pages, redirects }: KnownPaths,
  lines: readonly OldAddress[],
  uploads: string | undefined,
) {
  const old = createRedirects(lines);
  return (url: string): string | undefined => {
    if (/^(mailto|tel):/.test(url)) return url;
    const full = url.startsWith('/') && !url.startsWith('//') ? new URL(url, site).href : url;
    if (!URL.canParse(full) || !/^https?:/.test(full)) return undefined;
    if (!isOwnAddress(full, site)) return full;
    const kept = uploadPath(full) === undefined ? undefined : keepFile(uploads, full);
    if (kept !== undefined) return encodeURI(kept);
    const [path = '', query] = oldPath(full).split('?');
    if (query !== undefined) return queryRedirect(old, path, query)?.to;
    return pages.has(path) ? path : (redirectOf(redirects, path) ?? redirectOf(old, path));
  };
}

/** Imports the posts of an export of WordPress as drafts, and writes redirects of the old addresses. */
export async function importWordPress(
  data: WordPressExport,
  { uploads, topicOf }: ImportOptions,
): Promise<ImportResult> {
  checkUploads(uploads);
  const posts = postsOf(data);
  const slugs = slugsOfPosts(posts);
  const known = knownPaths();
  const lines = oldAddresses(data, slugs, known, topicOf);
  const linkTo = createLinks(data, known, lines, uploads);
  const files = new Map(data.items.map((item) => [item.id, item]));
  const articles: Imported[] = [];
  const skipped: string[] = [];
  for (const post of posts) {
    const slug = slugs.get(post.id) ?? '';
    const file = join(contentFolder, fileOfEntry(kinds.articles, slug));
    if (existsSync(file)) skipped.push(slug);
    else {
      const [first, ...others] = post.categories;
      // A category without a topic has that of no category.
      const more = others.map(topicOf).filter((topic) => topic !== topicOf(undefined));
      const topics = [...new Set([topicOf(first), ...more])];
      articles.push(await importPost(post, slug, { files, uploads, linkTo, topics }));
    }
  }
  const redirected = createRedirects(lines);
  const pages = data.items
    .filter(({ type, status }) => type === 'page' && status === 'publish')
    .map((page) => ({ from: pathOfItem(page), title: plain(page.title) }))
    .filter(
      ({ from }) =>
        !known.pages.has(from) &&
        redirectOf(known.redirects, from) === undefined &&
        redirectOf(redirected, from) === undefined,
    );
  return { articles, skipped, pages, redirects: addRedirects(lines) };
}
