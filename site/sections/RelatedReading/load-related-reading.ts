import type { CollectionEntry } from 'astro:content';
import { pageContent } from '../../content.ts';
import type { ImageSize } from '../../images/image-sizes.ts';
import { loadArticleCard } from '../ArticleGrid/load-article-card.ts';
import type { RelatedReadingProps } from './RelatedReading.tsx';
import { relatedArticles } from './related-articles.ts';

/** Cards in one row. */
const rowLength = 3;

/** Where two stand in a row, a last one without a neighbour takes the whole row; the only one always does. */
function sizeAt(index: number, count: number): ImageSize {
  if (count === 1) return 'articleLargeTile';
  return index === count - 1 && count % 2 === 1 ? 'articleTile' : 'articleCard';
}

export async function loadRelatedReading(
  article: CollectionEntry<'articles'>,
): Promise<RelatedReadingProps> {
  const { article: copy } = await pageContent('interface');
  const { banner } = await pageContent('blog');
  const related = (await relatedArticles(article)).slice(0, rowLength);
  const cards = related.map((one, index) => loadArticleCard(one, sizeAt(index, related.length)));
  return {
    heading: copy.related,
    all: { label: banner.title, href: '/digital-marketing-blog' },
    cards: await Promise.all(cards),
  };
}
