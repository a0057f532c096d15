/** A number of two digits: 01 for the first. @param index counts from 0 */
export const formatIndex = (index: number) => String(index + 1).padStart(2, '0');

/** The position in a list: 01 / 06. @param index counts from 0 */
export const formatPosition = (index: number, count: number) =>
  `${formatIndex(index)} / ${formatIndex(count - 1)}`;
