import type { CollectionEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import { loadArticleCard } from '../ArticleGrid/load-article-card.ts';
import type { RelatedReadingProps } from './RelatedReading.tsx';
import { relatedArticles } from './related-articles.ts';

/** Cards in one row. */
const rowLength = 3;

export async function loadRelatedReading(
  article: CollectionEntry<'articles'>,
): Promise<RelatedReadingProps> {
  const { article: copy } = await pageContent('interface');
  const { banner } = await pageContent('blog');
  const related = (await relatedArticles(article)).slice(0, rowLength);
  const cards = related.map((one, index) =>
    loadArticleCard(one, index === rowLength - 1 ? 'articleTile' : 'articleCard'),
  );
  return {
    heading: copy.related,
    all: { label: banner.title, href: '/digital-marketing-blog' },
    cards: await Promise.all(cards),
  };
}
