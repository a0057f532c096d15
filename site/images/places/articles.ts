const cardWidths = [360, 560, 860] as const;
const largeWidths = [420, 760, 1100, 1400] as const;

/* What a place in a list of articles takes, by how many stand in its row. */
const third = '(min-width: 72rem) min(29.5vw, 27.5rem)';
const half = '(min-width: 72rem) min(45vw, 42rem)';
const large = '(min-width: 72rem) min(52vw, 49rem)';
const twos = '(min-width: 44rem) 45vw';
const tile = '(min-width: 56rem) 62vw';
/** Alone in its row, from 54.25 rem on a tile that is as high as its words. */
const alone = '(min-width: 60rem) 67vw, (min-width: 54.25rem) 82vw, (min-width: 44rem) 93vw';
/** On a phone, small and square, cut from the middle. */
const row = 'min(9.6rem, 43vw)';

/** In articles, and in the lists of them. */
export const articlePlaces = {
  wide: { widths: [420, 760, 1100, 1600], sizes: '(min-width: 90rem) 84rem, 94vw' },
  /** The article that leads a list. */
  articleLead: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) 84rem, 94vw',
  },
  /** From 64 rem on the right page of a spread, at 6 by 5, which takes an eighth off either side of most. */
  articleHead: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes:
      '(min-width: 90rem) calc((41.7vw - 2.8rem) * {ratio}), (min-width: 64rem) calc(38.5vw * {ratio}), 94vw',
  },
  articleCard: {
    widths: [360, 560, 860],
    sizes: '(min-width: 72rem) min(28.5vw, 27.5rem), (min-width: 44rem) 44vw, 92vw',
  },
  articleTile: {
    widths: [360, 560, 860, 1100],
    sizes: `${third}, ${tile}, 92vw`,
  },
  articleRow: { widths: cardWidths, sizes: `${third}, ${twos}, ${row}` },
  articleRowAlone: { widths: largeWidths, sizes: `${third}, ${alone}, ${row}` },
  /** In a row of two. */
  articleHalf: { widths: largeWidths, sizes: `${half}, ${twos}, ${row}` },
  articleHalfAlone: { widths: largeWidths, sizes: `${half}, ${alone}, ${row}` },
  articleHalfCard: { widths: largeWidths, sizes: `${half}, ${twos}, 92vw` },
  /** Five columns nearly square or seven wide: as high as one another, so as wide before they are cut. */
  articleUneven: {
    widths: largeWidths,
    sizes: `(min-width: 72rem) min(53vw, 49rem), ${twos}, ${row}`,
  },
  /** Seven columns beside two that lie one over the other, as high as both. */
  articleTall: {
    widths: largeWidths,
    sizes: `(min-width: 72rem) 60rem, ${twos}, ${row}`,
  },
  /** One of these two, at the height of half of the tall one. */
  articleBeside: {
    widths: largeWidths,
    sizes: `(min-width: 72rem) 40rem, ${twos}, ${row}`,
  },
  /** Small beside the large words of a band. */
  articleBand: {
    widths: cardWidths,
    sizes: '(min-width: 72rem) min(30vw, 28rem), (min-width: 44rem) 32vw, 46vw',
  },
  /** A tile across the whole page. */
  articleWhole: { widths: largeWidths, sizes: `${large}, ${twos}, ${row}` },
  articleWholeAlone: { widths: largeWidths, sizes: `${large}, ${alone}, ${row}` },
  articleLargeTile: { widths: largeWidths, sizes: `${large}, ${tile}, 92vw` },
  avatar: { widths: [180], ratio: 1, sizes: '3.75rem' },
  /** From the second edge of an article to the far side of the page. */
  articleBody: {
    widths: [420, 680, 1000, 1340],
    sizes: '(min-width: 90rem) 65.5rem, (min-width: 64rem) calc(89vw - 15rem), 94vw',
  },
} as const;
