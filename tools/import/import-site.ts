import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { knownPaths } from '@agency/content/page-paths.ts';
import { createRedirects, redirectOf } from '@agency/contract/redirects.ts';
import { slugFrom } from '../entries/entry-slug.ts';
import { importPost } from './import-post.ts';
import { addRedirects, createLinks, isFree } from './old-addresses.ts';
import type { Imported, ImportResult, OldSite, Post, Term, TopicOf } from './post.ts';

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

/** Imports the posts of an old site as drafts, and writes redirects of its addresses. */
export async function importSite(site: OldSite, topicOf: TopicOf): Promise<ImportResult> {
  const known = knownPaths();
  const lines = site.lines(topicOf).filter(({ from }) => isFree(from, known));
  const sources = site.sources(createLinks(site, known, lines));
  const articles: Imported[] = [];
  const skipped: string[] = [];
  for (const post of site.posts) {
    const file = join(contentFolder, fileOfEntry(kinds.articles, post.slug));
    if (existsSync(file)) skipped.push(post.slug);
    else articles.push(await importPost(post, topicsOf(post, topicOf), sources));
  }
  const redirected = createRedirects(lines);
  const pages = site.pages.filter(
    ({ from }) => isFree(from, known) && redirectOf(redirected, from) === undefined,
  );
  return { articles, skipped, pages, redirects: addRedirects(lines) };
}
