import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArticleFacts, articleFacts, graphOf } from './article-facts.ts';
import { type FeedEntry, type FeedFacts, feedWriters } from './feed-files.ts';
import { feedHtml } from './feed-html.ts';

/** The most articles that a feed carries, the newest: each with its full text. */
const mostEntries = 30;

const listing = 'digital-marketing-blog.html';

/** An article and its page: of a large blog not all texts are held at once. */
type Article = { facts: ArticleFacts; page: string };

async function articlesOf(pages: readonly string[]): Promise<Article[]> {
  const articles: Article[] = [];
  for (const page of pages) {
    const facts = articleFacts(await readFile(page, 'utf8'));
    if (facts) articles.push({ facts, page });
  }
  const first = ({ facts }: Article) => facts.published.valueOf();
  return articles.sort(
    (a, b) => first(b) - first(a) || a.facts.address.localeCompare(b.facts.address),
  );
}

async function feedFacts(folder: string, site: string, articles: readonly Article[]) {
  const graph = graphOf(await readFile(join(folder, listing), 'utf8'));
  const page = graph.find((node) => node['@type'] === 'CollectionPage');
  const changes = articles.map(({ facts }) => facts.updated.valueOf());
  return {
    title: String(page?.name),
    description: String(page?.description),
    home: String(page?.url),
    site,
    language: String(page?.inLanguage),
    icon: `${site}/icon-512.png`,
    updated: changes.length > 0 ? new Date(Math.max(...changes)) : new Date(),
  } satisfies FeedFacts;
}

/** Writes the articles as RSS, Atom and JSON Feed, whole. @param pages the files of all pages */
export async function writeFeeds(
  folder: string,
  site: string,
  pages: readonly string[],
): Promise<void> {
  const articles = await articlesOf(pages);
  const feed = await feedFacts(folder, site, articles);
  const entries: FeedEntry[] = [];
  for (const { facts, page } of articles.slice(0, mostEntries))
    entries.push({ ...facts, html: feedHtml(await readFile(page, 'utf8'), facts.address) });
  for (const [name, write] of Object.entries(feedWriters))
    await writeFile(join(folder, name), write(feed, entries, `${site}/${name}`));
}
