/** A third of the widest screen that the bands fill (3840 px, crossing it aslant), in pixels. */
const SHORTEST_ROW_PX = 1500;
/** The narrowest a letter, and the gap with its star, are set. */
const LETTER_PX = 9;
const GAP_PX = 46;

const widthOf = (item: string) => item.length * LETTER_PX + GAP_PX;

/** The items, repeated until three rows of them fill any screen. */
export function rowToRepeat(items: readonly string[]): string[] {
  const width = items.reduce((sum, item) => sum + widthOf(item), 0);
  if (width === 0) return [];
  return Array.from({ length: Math.ceil(SHORTEST_ROW_PX / width) }, () => items).flat();
}
