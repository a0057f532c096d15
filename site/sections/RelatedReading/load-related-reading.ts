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
  // Where two stand in a row, a last one without a neighbour takes the whole row.
  const alone = (index: number) => index === related.length - 1 && related.length % 2 === 1;
  const cards = related.map((one, index) =>
    loadArticleCard(one, alone(index) ? 'articleTile' : 'articleCard'),
  );
  return {
    heading: copy.related,
    all: { label: banner.title, href: '/digital-marketing-blog' },
    cards: await Promise.all(cards),
  };
}
