import type { CollectionEntry } from 'astro:content';
import { allArticles } from '../../../content.ts';

/** The articles that an article names as related, in its order, then the newest others. */
export async function relatedArticles({ id, data }: CollectionEntry<'articles'>) {
  const others = (await allArticles()).filter((other) => other.id !== id);
  const named = data.related.flatMap((slug) => others.find((other) => other.id === slug) ?? []);
  return [...named, ...others.filter((other) => !named.includes(other))];
}
