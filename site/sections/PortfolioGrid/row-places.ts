/** How wide a card lies in its row: seven columns of twelve, five, or all. */
export type RowPlace = 'wide' | 'narrow' | 'full';

const pair: RowPlace[] = ['wide', 'narrow'];
const rhythm: RowPlace[] = [...pair, 'full', 'narrow', 'wide'];
/** What is left over at the end: rows that still close. */
const endings: RowPlace[][] = [[], ['full'], pair, [...pair, 'full'], [...pair, 'narrow', 'wide']];

/** Places for a number of cards in rows of changing rhythm, none of them with a gap. */
export function rowPlaces(count: number): RowPlace[] {
  const rounds = Math.floor(count / rhythm.length);
  return [
    ...Array.from({ length: rounds }, () => rhythm).flat(),
    ...(endings[count % rhythm.length] ?? []),
  ];
}
