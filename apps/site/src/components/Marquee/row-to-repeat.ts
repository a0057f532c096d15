/** A third of the widest screen (3840 px), with a margin because the rows are rotated. */
const MIN_ROW_PX = 1500;
/** The smallest widths of a letter and of the gap with its star. */
const LETTER_PX = 9;
const GAP_PX = 46;

const widthOf = (item: string) => item.length * LETTER_PX + GAP_PX;

/** The items, repeated until three rows of them fill any screen. */
export function rowToRepeat(items: readonly string[]): string[] {
  const width = items.reduce((sum, item) => sum + widthOf(item), 0);
  if (width === 0) return [];
  return Array.from({ length: Math.ceil(MIN_ROW_PX / width) }, () => items).flat();
}
