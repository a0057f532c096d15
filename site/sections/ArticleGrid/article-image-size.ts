import type { ImageSize } from '../../images/image-sizes.ts';

/**
 * The place of an article among all: the first leads; after it every six lie as three, two, one, or, where
 * the list holds one subject, all as three. Where two stand in a row, a last one without a neighbour takes
 * the whole row.
 */
export function articleImageSize(index: number, count: number, inTurn: boolean): ImageSize {
  if (index === 0) return 'wide';
  const large = inTurn && (index - 1) % 6 >= 3;
  const alone = index === count - 1 && count % 2 === 0;
  if (alone) return large ? 'articleLargeTile' : 'articleTile';
  return large ? 'articleLarge' : 'articleCard';
}
