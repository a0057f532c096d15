import type { ArticleCardProps } from '../../components/ArticleCard/ArticleCard.tsx';
import type { ImageSize } from '../../images/image-sizes.ts';

/** Where an article lies in a wide window; ArticleGrid.module.css holds how wide each is. */
type Lying =
  | 'lead'
  | 'third'
  | 'half'
  | 'tall'
  | 'beside'
  | 'before'
  | 'five'
  | 'seven'
  | 'band'
  | 'whole';

export type ArticlePlace = {
  lying: Lying;
  variant: NonNullable<ArticleCardProps['variant']>;
  /** A row on a phone, its picture at the left. */
  compact: boolean;
  /** Where two stand in a row, the last one without a neighbour. */
  alone: boolean;
  size: ImageSize;
};

/**
 * The rows after the lead, over and over: two turns, of twelve each, the second the mirror of the first.
 * Between two bands stands an even number, so that rows of two come out as well.
 */
const turns: readonly Lying[][] = [
  ['third', 'third', 'third'],
  ['tall', 'beside', 'beside'],
  ['band'],
  ['five', 'seven'],
  ['seven', 'five'],
  ['band'],
  ['third', 'third', 'third'],
  ['before', 'before', 'tall'],
  ['band'],
  ['seven', 'five'],
  ['five', 'seven'],
  ['band'],
];
const thirds: readonly Lying[][] = [['third', 'third', 'third']];

/** What a row that is not full becomes, by what it holds. */
const cut: readonly Lying[][] = [[], ['whole'], ['half', 'half']];

const sizes: Record<Lying, ImageSize> = {
  lead: 'articleLead',
  third: 'articleRow',
  half: 'articleHalf',
  tall: 'articleTall',
  beside: 'articleBeside',
  before: 'articleBeside',
  five: 'articleUneven',
  seven: 'articleUneven',
  band: 'articleBand',
  whole: 'articleWhole',
};

/** The sizes of the last one of a list without a neighbour where two stand in a row. */
const aloneSizes: Partial<Record<Lying, ImageSize>> = {
  third: 'articleRowAlone',
  half: 'articleHalfAlone',
  whole: 'articleWholeAlone',
};

/** The same of the few that stand whole on a phone. */
const cardSizes: Partial<Record<Lying, ImageSize>> = {
  third: 'articleCard',
  half: 'articleHalfCard',
};
const aloneCardSizes: Partial<Record<Lying, ImageSize>> = {
  third: 'articleTile',
  whole: 'articleLargeTile',
};

function sizeOf(lying: Lying, compact: boolean, alone: boolean): ImageSize {
  const rows = alone ? aloneSizes : {};
  const cards = alone ? aloneCardSizes : cardSizes;
  return (compact ? rows : cards)[lying] ?? sizes[lying];
}

const variants: Record<Lying, ArticlePlace['variant']> = {
  lead: 'lead',
  third: 'plain',
  half: 'plain',
  tall: 'plain',
  beside: 'side',
  before: 'side',
  five: 'plain',
  seven: 'plain',
  band: 'band',
  whole: 'plain',
};

/** On a phone so many stand whole before rows begin. */
const leading = 3;

/** In a list whose rows change, one of three thirds stands whole there as well: rows alone would be a catalogue. */
const isMiddleThird = (lying: readonly Lying[], index: number) =>
  [index - 1, index, index + 1].every((place) => lying[place] === 'third');

/** @param inTurn whether rows change; a list of one subject has all of three */
export function articlePlaces(count: number, inTurn: boolean): ArticlePlace[] {
  const rows = inTurn ? turns : thirds;
  const lying: Lying[] = count > 0 ? ['lead'] : [];
  for (let row = 0; lying.length < count; row++) {
    const full = rows[row % rows.length] ?? [];
    const left = count - lying.length;
    lying.push(...(left < full.length ? (cut[left] ?? full) : full));
  }
  const inTwos = lying.filter((place) => place !== 'lead' && place !== 'band').length;
  let bands = 0;
  return lying.map((place, index) => {
    const whole = inTurn ? isMiddleThird(lying, index) : (index - leading) % 5 === 4;
    const compact = index >= leading && place !== 'band' && !whole;
    const last = index === count - 1 && place !== 'lead' && place !== 'band';
    const alone = last && inTwos % 2 === 1;
    return {
      lying: place,
      variant: place === 'band' && bands++ % 2 === 1 ? 'darkBand' : variants[place],
      compact,
      alone,
      size: sizeOf(place, compact, alone),
    };
  });
}
