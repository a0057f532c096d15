import type { Slot } from '../../pictures/slots.ts';

/** The place of an article by its position: the first leads; after it every six lie as three, two, one. */
export function articleSlot(index: number): Slot {
  if (index === 0) return 'wide';
  return (index - 1) % 6 < 3 ? 'articleCard' : 'articleLarge';
}
