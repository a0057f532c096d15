import type { ImageSize } from '../../images/image-sizes.ts';

/**
 * The place of an article among all: the first leads; after it every six lie as three, two, one. Where two
 * stand in a row, a last one without a neighbour takes the whole row.
 */
export function articleImageSize(index: number, count: number): ImageSize {
  if (index === 0) return 'wide';
  if (index === count - 1 && count % 2 === 0) return 'articleTile';
  return (index - 1) % 6 < 3 ? 'articleCard' : 'articleLarge';
}
