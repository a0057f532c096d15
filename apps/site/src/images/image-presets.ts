/**
 * For each use of a picture: the widths that the build makes, and `sizes`, the width in the layout.
 *
 * A preset with `auto` is for pictures that load lazily: the browser chooses the file by the layout, and `sizes` is an
 * estimate for browsers that cannot. Chromium looks at the width only, so where the layout crops a picture, the preset
 * needs a `ratio` near that of the layout. These presets use the same widths, so that they share files.
 *
 * A picture of the first screen is requested before the layout is known: its preset has exact `sizes`. On phones they
 * are a sixth smaller: a screen with three pixels to one then takes a file of half the bytes, and looks the same.
 * `{ratio}` is the picture's width divided by its height, for layouts with a given height. Breakpoints have the names
 * of breakpoints.css.
 */
export const imagePresets = {
  hero: {
    widths: [440, 620, 780, 1100, 1500],
    sizes: '(--desktop-up) min(max(56rem, 49.8vw), 84vh), min(81vw, max(8.3rem, 90vh - 23rem))',
  },
  /** The picture beside the title of a page; on a phone above it. */
  photoBanner: {
    widths: [400, 760, 1100, 1600],
    sizes: '(--desktop-up) max(60vw, 52vw * {ratio}), max(83vw, 62vw * {ratio})',
  },
  /** The portrait on the page of an author. */
  author: {
    widths: [260, 400, 640],
    ratio: 1,
    sizes: '(--tablet-up) min(30vw, max(20rem, 17.8vw)), min(60vw, 20rem)',
  },
  /** The first article of a list. */
  articleLead: {
    widths: [400, 760, 1100, 1600],
    sizes: '(--spacious-up) max(84rem, 74.7vw), 94vw',
  },
  articleHead: {
    widths: [400, 760, 1100, 1600],
    sizes: '(--desktop-up) calc(39vw * {ratio}), 79vw',
  },
  /** The cover of a case study, from 64 rem on beside the text. */
  caseHalf: {
    widths: [400, 760, 1100, 1600],
    sizes: '(--desktop-up) 59vw, 83vw',
  },
  /** The same, as tall as the text beside it and cropped at its sides. */
  caseSplit: {
    widths: [400, 760, 1100, 1600],
    sizes: '(--spacious-up) 59vw, (--desktop-up) 68vw, 83vw',
  },
  /** A photo behind the title of a page; on a phone above it. */
  screen: {
    widths: [400, 560, 760, 1100, 1600, 2200],
    sizes: '(--desktop-up) max(100vw, 52vw * {ratio}), max(83vw, 62vw * {ratio})',
  },
  /** Case covers that overlap. */
  fan: {
    widths: [260, 400, 560, 760],
    ratio: 3 / 4,
    sizes: '(--desktop-up) min(26vw, max(24rem, 21.4vw)), 43vw',
  },
  /** The card of a case study. */
  work: {
    auto: true,
    // On a phone two are side by side and taller than wide, so the sides of a wider file are cropped.
    widths: [560, 760, 1100, 1600],
    sizes: '(--spacious-up) max(50rem, 44.5vw), (--tablet-up) 56vw, 94vw',
  },
  /** Beside the links of the phone menu. */
  menu: {
    widths: [400, 640, 760, 1100],
    sizes: '(--small-up) min(60vh, 44rem), min(87vw, 46vh)',
  },
  /** As wide as the window; on a phone a strip of half its width. */
  fullBleed: {
    widths: [400, 760, 1100, 1600, 2200],
    sizes:
      '(--desktop-up) max(100vw, 50vw * {ratio}), (--tablet-up) max(100vw, 66.7vw * {ratio}), max(100vw, 50vw * {ratio})',
  },
  /** A website in a browser frame. */
  framedSite: {
    widths: [400, 760, 1100, 1600],
    sizes: '(--spacious-up) max(84rem, 74.7vw), 94vw',
  },
  /** A column of a photo gallery; load-photo-gallery.ts calculates other `sizes`. */
  photo: {
    widths: [260, 400, 640],
    sizes: '(--five-columns) 18vw, (--tablet-up) 23vw, 46vw',
  },
  /** Two columns of it; the same. */
  largePhoto: {
    widths: [400, 640, 1000],
    sizes: '(--five-columns) 36vw, (--tablet-up) 46vw, 92vw',
  },
  /** The screen of a phone in a scroll story; where nothing moves, the screens are side by side. */
  storyScreen: {
    widths: [260, 400, 560, 780],
    sizes:
      '(prefers-reduced-motion: reduce) max(19rem, 16.9vw), (--tablet-up) min(35vw, 57vh), 42vw',
  },
  storyLunchBox: {
    widths: [420, 640, 1000],
    sizes: '(--desktop-up) min(70vw, 115vh), min(92vw, 38rem)',
  },

  avatar: { widths: [96, 192], ratio: 1, sizes: '3.75rem' },
  logo: { widths: [480], sizes: '15rem' },
  thumb: { auto: true, widths: [100, 160, 240, 320], ratio: 1, sizes: '10vw' },
  smallPortrait: { auto: true, widths: [160, 260, 400], ratio: 4 / 5, sizes: '12vw' },
  square: {
    auto: true,
    widths: [260, 400, 560, 760, 960],
    ratio: 1,
    sizes: '(--tablet-up) 30vw, 50vw',
  },
  portrait: {
    auto: true,
    widths: [260, 400, 560, 760, 1100],
    ratio: 4 / 5,
    sizes: '(--tablet-up) 30vw, 50vw',
  },
  landscape: {
    auto: true,
    widths: [260, 400, 560, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(--desktop-up) 50vw, 100vw',
  },
  /** Beside the contact form, as high as the form leaves it. */
  contact: {
    widths: [260, 400, 560, 760, 1100, 1600],
    ratio: 4 / 5,
    sizes: '(--desktop-up) max(41vw, 40rem), 1px',
  },
  /** A step of the process, as high as the longest text leaves it. */
  step: {
    widths: [260, 400, 560, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(--desktop-up) max(54vw, 44rem), (--tablet-up) 105vw, 150vw',
  },
  across: {
    auto: true,
    widths: [260, 400, 560, 760, 1100, 1600],
    ratio: 16 / 9,
    sizes: '(--tablet-up) 50vw, 100vw',
  },
  third: {
    auto: true,
    widths: [260, 400, 560, 760, 1100],
    sizes: '(--tablet-up) 33vw, 92vw',
  },
  half: {
    auto: true,
    widths: [260, 400, 560, 760, 1100, 1600],
    sizes: '(--tablet-up) 50vw, 92vw',
  },
  wide: { auto: true, widths: [400, 560, 760, 1100, 1600], sizes: '94vw' },
} as const;

export type ImagePreset = keyof typeof imagePresets;
