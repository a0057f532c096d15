import type { ImageSize } from '../../images/image-sizes.ts';

/**
 * The place of an article among all: the first leads; after it every six lie as three, two, one, or, where
 * the list holds one subject, all as three. A last one without a neighbour takes the whole row.
 */
export function articleImageSize(index: number, count: number, inTurn: boolean): ImageSize {
  if (index === 0) return 'articleLead';
  const place = (index - 1) % (inTurn ? 6 : 3);
  const last = index === count - 1;
  const large = place >= 3 || (last && place === 0);
  // Where two stand in a row.
  const alone = last && count % 2 === 0;
  if (alone) return large ? 'articleLargeTile' : 'articleTile';
  return large ? 'articleLarge' : 'articleCard';
}
