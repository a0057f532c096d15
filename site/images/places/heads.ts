/** In the heads of pages, and in the menu. */
export const headPlaces = {
  hero: {
    widths: [440, 780, 1100, 1500],
    sizes: '(min-width: 64rem) min(56rem, 84vh), min(100vw, 46rem, 56vh)',
  },
  /** Beside the links of the phone menu. */
  menu: { widths: [440, 760, 1100], sizes: '(min-width: 40rem) min(60vh, 44rem), min(87vw, 46vh)' },
  /** Over the ways to reach the agency, on a desktop. */
  contact: { widths: [420, 560, 760, 900, 1100], ratio: 3 / 2, sizes: 'min(36vw, 34rem)' },
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
  /** The object beside the title of a page: above it on a phone. */
  photoBanner: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 64rem) max(60vw, 52vw * {ratio}), max(100vw, 75vw * {ratio})',
  },
  /** A photograph behind the title of a page: above it on a phone. */
  screen: {
    first: true,
    widths: [480, 760, 1100, 1600, 2200],
    sizes: '(min-width: 64rem) max(100vw, 52vw * {ratio}), max(100vw, 75vw * {ratio})',
  },
  /** The portrait on the page of an author. */
  author: {
    first: true,
    widths: [240, 400, 640],
    ratio: 1,
    sizes: '(min-width: 44rem) min(30vw, 20rem), min(60vw, 20rem)',
  },
} as const;
