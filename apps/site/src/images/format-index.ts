/** A number as on a sprite: 01 for the first. @param index counts from 0 */
export const formatIndex = (index: number) => String(index + 1).padStart(2, '0');

/** The place of a picture among its neighbours: 01 / 06. @param index counts from 0 */
export const formatPosition = (index: number, count: number) =>
  `${formatIndex(index)} / ${formatIndex(count - 1)}`;
