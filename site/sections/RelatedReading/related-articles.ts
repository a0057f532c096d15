import { type CollectionEntry, getEntry } from 'astro:content';

/** The articles that an article names as related, in its order. */
export async function relatedArticles({ data }: CollectionEntry<'articles'>) {
  const found = await Promise.all(data.related.map((slug) => getEntry('articles', slug)));
  return found.filter((article) => article !== undefined);
}
