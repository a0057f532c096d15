/** In the heads of pages, and in the menu. */
export const headPlaces = {
  hero: {
    widths: [440, 780, 1100, 1500],
    sizes:
      '(min-width: 64rem) min(62rem, 94vh), (min-width: 40rem) min(92vw, 46rem, 62vh), min(100vw, 56vh)',
  },
  /** Beside the links of the phone menu. */
  menu: { widths: [440, 760, 1100], sizes: '(min-width: 40rem) min(60vh, 44rem), min(87vw, 46vh)' },
  backdrop: { widths: [420, 760, 1100, 1600], sizes: '(min-width: 64rem) 68vw, 100vw' },
  /** Beside the words of a banner. */
  banner: {
    widths: [420, 760, 1100],
    sizes:
      '(min-width: 64rem) max(min(37vw, 34.5rem), min(46vw, 34rem) * {ratio}), max(92vw, 69vw * {ratio})',
  },
  /** Beside them, up to the window's edges. */
  bannerEdge: {
    widths: [420, 760, 1100, 1500],
    sizes: '(min-width: 64rem) max(62vw, 58rem), 100vw',
  },
  /** Under them, where a form stands beside both. */
  bannerUnder: {
    widths: [420, 560, 760, 1100],
    sizes:
      '(min-width: 64rem) max(min(35.7vw, 32.5rem), min(35.7vw, 32.5rem) * {ratio}), max(92vw, 69vw * {ratio})',
  },
  fan: {
    widths: [180, 360, 540, 720],
    ratio: 3 / 4,
    sizes: '(min-width: 64rem) min(26vw, 24rem), 43vw',
  },
  /** The one that lies on top. */
  fanTop: {
    first: true,
    widths: [180, 360, 540, 720],
    ratio: 3 / 4,
    sizes: '(min-width: 64rem) min(26vw, 24rem), 43vw',
  },
  bleed: { widths: [500, 760, 1100, 1600], sizes: '(min-width: 64rem) min(70vw, 68rem), 100vw' },
  /** Behind the words of a page of one screen: above them on a phone. */
  messagePage: {
    first: true,
    widths: [500, 760, 1100, 1600],
    sizes: '(min-width: 64rem) max(62vw, min(100svh, 62rem) * {ratio}), max(100vw, 75vw * {ratio})',
  },
  screen: { widths: [480, 760, 1100, 1600, 2200], sizes: '100vw' },
  /** The middle of the same, for a phone at most 27.5 rem wide: it shows no more at 28 rem of height. */
  screenPhone: { widths: [440, 740], ratio: 27.5 / 28, sizes: '27.5rem' },
} as const;
