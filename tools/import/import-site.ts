import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { knownPaths } from '@agency/content/page-paths.ts';
import { entryUrl } from '@agency/content/page-url.ts';
import { createRedirects, redirectOf } from '@agency/contract/redirects.ts';
import { slugFrom } from '../entries/entry-slug.ts';
import { headingAnchors } from './anchors.ts';
import { importPost } from './import-post.ts';
import { addRedirects, createLinks, isFree } from './old-addresses.ts';
import type { Imported, ImportResult, OldSite, Post, Term, TopicOf } from './post.ts';
import { personNamed } from './post-fields.ts';

/** The categories of the posts, the one with most posts first. */
export function categoriesOf({ posts }: OldSite): { category: Term; posts: number }[] {
  const counts = new Map<string, { category: Term; posts: number }>();
  for (const { categories } of posts)
    for (const category of categories) {
      const number = (counts.get(category.slug)?.posts ?? 0) + 1;
      counts.set(category.slug, { category, posts: number });
    }
  return [...counts.values()].sort((one, other) => other.posts - one.posts);
}

/** Gives each post a slug that no other has. @param wanted what it would be called @param id tells equal ones apart */
export function freeSlugs(): (wanted: string, id: string) => string {
  const taken = new Set<string>();
  return (wanted, id) => {
    const slug = slugFrom(wanted) || `post-${slugFrom(id)}`;
    const free = taken.has(slug) ? `${slug}-${slugFrom(id)}` : slug;
    taken.add(free);
    return free;
  };
}

/** The topic of the first category, then those of the others; a category without a topic has that of no category. */
function topicsOf({ categories: [first, ...others] }: Post, topicOf: TopicOf): string[] {
  const more = others.map(topicOf).filter((topic) => topic !== topicOf(undefined));
  return [...new Set([topicOf(first), ...more])];
}

/** Where the anchors of a post lead in its article, by the path of the article. */
function createAnchors(posts: readonly Post[]) {
  const byPath = new Map(posts.map((post) => [entryUrl('articles', post.slug), post]));
  const anchors = new Map<string, ReadonlyMap<string, string>>();
  return (path: string, id: string): string | undefined => {
    const known = anchors.get(path) ?? headingAnchors(byPath.get(path)?.html ?? '');
    anchors.set(path, known);
    return known.get(id);
  };
}

/** Imports the posts of an old site as drafts, and writes redirects of its addresses. */
export async function importSite(site: OldSite, topicOf: TopicOf): Promise<ImportResult> {
  const known = knownPaths();
  const lines = site.lines(topicOf).filter(({ from }) => isFree(from, known));
  const sources = site.sources(createLinks(site, known, lines, createAnchors(site.posts)));
  const articles: Imported[] = [];
  const skipped: string[] = [];
  for (const post of site.posts) {
    const file = join(contentFolder, fileOfEntry(kinds.articles, post.slug));
    if (existsSync(file)) skipped.push(post.slug);
    else articles.push(await importPost(post, topicsOf(post, topicOf), sources));
  }
  const redirected = createRedirects(lines);
  const isLost = (from: string) =>
    isFree(from, known) &&
    [known.redirects, redirected].every((list) => redirectOf(list, from) === undefined);
  const imported = site.posts.filter(({ slug }) => !skipped.includes(slug));
  const authors = [...new Set(imported.map(({ author }) => author))];
  return {
    articles,
    skipped,
    pages: site.pages.filter(({ from: [path = ''] }) => isLost(path)),
    redirects: addRedirects(lines),
    strangers: authors.filter((name) => name !== '' && personNamed(name) === undefined),
    topics: categoriesOf(site).map(({ category }) => ({
      category: category.name,
      topic: topicOf(category),
    })),
  };
}
