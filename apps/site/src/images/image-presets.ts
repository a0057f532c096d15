/**
 * The kinds of places that show a picture: which widths the build makes, and how wide the place is.
 *
 * A preset with `auto` is for pictures that load lazily: the browser takes the file that fits the place as it
 * is laid out, and `sizes` is the guess of browsers that cannot. Chromium looks at the width of the place only,
 * so a place that cuts its pictures needs a preset whose `ratio` is near its own shape.
 *
 * A picture of a first screen is requested before the layout is known: its preset states `sizes` exactly.
 * `{ratio}` is width by height of the picture, for places that have their own height.
 */
export const imagePresets = {
  hero: {
    first: true,
    widths: [440, 780, 1100, 1500],
    sizes: '(min-width: 64rem) min(max(56rem, 49.8vw), 84vh), min(100vw, 46rem, 56vh)',
  },
  /** The object beside the title of a page: above it on a phone. */
  photoBanner: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 64rem) max(60vw, 52vw * {ratio}), max(100vw, 75vw * {ratio})',
  },
  /** The portrait on the page of an author. */
  author: {
    first: true,
    widths: [240, 400, 640],
    ratio: 1,
    sizes: '(min-width: 44rem) min(30vw, max(20rem, 17.8vw)), min(60vw, 20rem)',
  },
  /** The article that leads a list. */
  articleLead: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) max(84rem, 74.7vw), 94vw',
  },
  articleHead: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 64rem) calc(39vw * {ratio}), 94vw',
  },
  /** The cover of a case study: beside its words from 64 rem on. */
  caseHalf: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 64rem) 59vw, 100vw',
  },
  /** The same as tall as the words beside it, cut at its sides. */
  caseSplit: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) 59vw, (min-width: 64rem) 68vw, 100vw',
  },
  /** The cover of a case study across the window. */
  caseAcross: { first: true, widths: [420, 780, 1100, 1600, 2200], sizes: '100vw' },
  /** A photograph behind the title of a page: above it on a phone. `sizes` says 73vw instead of 75, or phones take a file of twice the weight. */
  screen: {
    first: true,
    widths: [420, 780, 1080, 1600, 2200],
    sizes: '(min-width: 64rem) max(100vw, 52vw * {ratio}), max(100vw, 73vw * {ratio})',
  },
  /** Covers that overlap. */
  fan: {
    widths: [180, 360, 540, 720],
    ratio: 3 / 4,
    sizes: '(min-width: 64rem) min(26vw, max(24rem, 21.4vw)), 43vw',
  },
  /** A card of a piece of work. */
  work: {
    auto: true,
    // On a phone two are side by side and taller than wide, which cuts the sides of a wider file.
    widths: [510, 760, 1100, 1600],
    sizes: '(min-width: 90rem) max(50rem, 44.5vw), (min-width: 48rem) 56vw, 94vw',
  },
  /** Beside the links of the phone menu. */
  menu: {
    widths: [440, 640, 760, 1100],
    sizes: '(min-width: 40rem) min(60vh, 44rem), min(87vw, 46vh)',
  },
  /** From side to side of the window; on a phone it is taller than wide. */
  fullBleed: {
    widths: [420, 760, 1100, 1600, 2200],
    sizes:
      '(min-width: 64rem) max(100vw, 50vw * {ratio}), (min-width: 48rem) max(100vw, 66.7vw * {ratio}), max(100vw, 125vw * {ratio})',
  },
  /** A site in its frame: on a phone as tall as it is at 4 by 5, and cut at the right. */
  framedSite: {
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) max(84rem, 74.7vw), (max-width: 40rem) 188vw, 94vw',
  },
  /** A column of a photo gallery. */
  photo: {
    widths: [260, 340, 420, 640],
    sizes: '(min-width: 1500px) 18vw, (min-width: 768px) 23vw, 46vw',
  },
  /** Two columns of a photo gallery. */
  largePhoto: {
    widths: [420, 640, 860, 1100],
    sizes: '(min-width: 1500px) 36vw, (min-width: 768px) 46vw, 92vw',
  },
  /** The screen of a phone in a scroll story; where nothing moves, the screens are side by side. */
  storyScreen: {
    widths: [260, 420, 520, 780],
    sizes:
      '(prefers-reduced-motion: reduce) max(19rem, 16.9vw), (min-width: 48rem) min(35vw, 57vh), 42vw',
  },
  storyLunchBox: {
    widths: [420, 640, 1000],
    sizes: '(min-width: 64rem) min(70vw, 115vh), min(92vw, 38rem)',
  },

  avatar: { widths: [180], ratio: 1, sizes: '3.75rem' },
  logo: { widths: [480], sizes: '15rem' },
  thumb: { auto: true, widths: [96, 160, 240, 320], ratio: 1, sizes: '10vw' },
  smallPortrait: { auto: true, widths: [120, 240, 400], ratio: 4 / 5, sizes: '12vw' },
  square: {
    auto: true,
    widths: [200, 320, 520, 760, 960],
    ratio: 1,
    sizes: '(min-width: 48rem) 30vw, 50vw',
  },
  portrait: {
    auto: true,
    widths: [240, 360, 520, 760, 1100],
    ratio: 4 / 5,
    sizes: '(min-width: 48rem) 30vw, 50vw',
  },
  landscape: {
    auto: true,
    widths: [280, 420, 600, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 64rem) 50vw, 100vw',
  },
  across: {
    auto: true,
    widths: [240, 360, 520, 760, 1100, 1600],
    ratio: 16 / 9,
    sizes: '(min-width: 48rem) 50vw, 100vw',
  },
  third: {
    auto: true,
    widths: [180, 260, 420, 560, 860, 1100],
    sizes: '(min-width: 48rem) 33vw, 92vw',
  },
  half: {
    auto: true,
    widths: [240, 360, 520, 760, 1100, 1600],
    sizes: '(min-width: 48rem) 50vw, 92vw',
  },
  wide: { auto: true, widths: [420, 680, 1000, 1340, 1600], sizes: '94vw' },
} as const;

export type ImagePreset = keyof typeof imagePresets;
