import type { CollectionEntry } from 'astro:content';
import { allArticles } from '../../content.ts';

/** The articles that an article names as related, in its order. */
export async function relatedArticles({ data }: CollectionEntry<'articles'>) {
  const articles = await allArticles();
  return data.related.flatMap((slug) => articles.find(({ id }) => id === slug) ?? []);
}
