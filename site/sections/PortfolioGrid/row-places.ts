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

/** How a card lies on a phone: from edge to edge, half as wide as the page, or with its words beside the picture. */
export type PhonePlace = 'bleed' | 'half' | 'side';

const phoneRhythm: PhonePlace[] = ['bleed', 'half', 'half', 'side'];
const phoneEndings: PhonePlace[][] = [[], ['bleed'], ['bleed', 'side'], ['bleed', 'half', 'half']];

/** Places for a number of cards on a phone, none of the halves alone. */
export function phonePlaces(count: number): PhonePlace[] {
  const rounds = Math.floor(count / phoneRhythm.length);
  return [
    ...Array.from({ length: rounds }, () => phoneRhythm).flat(),
    ...(phoneEndings[count % phoneRhythm.length] ?? []),
  ];
}
