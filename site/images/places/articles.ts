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
    sizes: '(min-width: 72rem) min(28.5vw, 27.5rem), (min-width: 56rem) 62vw, 92vw',
  },
  articleLarge: {
    widths: [420, 760, 1100, 1400],
    sizes: '(min-width: 72rem) min(50vw, 46rem), (min-width: 44rem) 46vw, 92vw',
  },
  /** Alone in its row wherever two stand in one. */
  articleLargeTile: {
    widths: [420, 760, 1100, 1400],
    sizes: '(min-width: 72rem) min(50vw, 46rem), (min-width: 56rem) 62vw, 92vw',
  },
  avatar: { widths: [180], ratio: 1, sizes: '3.75rem' },
  /** From the second edge of an article to the far side of the page. */
  articleBody: {
    widths: [420, 680, 1000, 1340],
    sizes: '(min-width: 90rem) 65.5rem, (min-width: 64rem) calc(89vw - 15rem), 94vw',
  },
} as const;
