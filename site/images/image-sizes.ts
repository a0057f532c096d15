/**
 * The places a picture can stand in: the widths the build makes, and how wide the place is.
 * `sizes` mirrors the layout: change both together. A place that has one shape in every window names it
 * as `ratio`: its files are cut to it, so that a picture of any other shape is as sharp and no heavier.
 * A rem of them grows in wide windows as the page does: grown-sizes.ts.
 * In a place whose height is its own, `{ratio}` stands for width by height of the picture that fills it.
 * A place that is `first` holds the largest picture of a first screen: on the way to it, the pictures of
 * such a place are written as well as they can be without a longer journey (picture-service.ts).
 * Places share widths where they can: a picture that stands in several has fewer files then, and making
 * them is most of a first build.
 */
export const imageSizes = {
  hero: {
    widths: [440, 760, 1100, 1500],
    sizes:
      '(min-width: 112.5rem) min(44vw, 55rem, 86vh), (min-width: 64rem) min(56vw, 55rem, 80vh), min(80vw, 37rem)',
  },
  /** Beside the links of the phone menu. */
  menu: { widths: [440, 760, 1100], sizes: '(min-width: 40rem) min(60vh, 44rem), min(87vw, 46vh)' },
  tall: {
    widths: [360, 640, 960],
    ratio: 4 / 5,
    sizes: '(min-width: 64rem) min(36vw, 33rem), (min-width: 48rem) 66vw, min(92vw, 34rem)',
  },
  service: {
    widths: [320, 520, 760],
    ratio: 1,
    sizes: '(min-width: 64rem) min(39vw, 35rem), (min-width: 40rem) 38vw, 100vw',
  },
  /** The same where it is a slit in a row, and a coin on a phone. */
  serviceSlit: {
    widths: [200, 320, 520, 760],
    ratio: 1,
    sizes: '(min-width: 64rem) min(24vw, 21rem), (min-width: 40rem) 38vw, 5rem',
  },
  /** A coin before its name in a line of large type. */
  serviceName: {
    widths: [160, 320],
    ratio: 1,
    sizes: '(min-width: 667px) min(5.3vw, 5.8rem), min(2.2rem, 10vw)',
  },
  /** Beside one that fills the page; round before a name where two stand side by side, and on a phone. */
  testimonial: {
    widths: [200, 320, 520, 760],
    ratio: 1,
    sizes: '(min-width: 1431px) 7rem, (min-width: 54rem) 29vw, max(4.5rem, min(15vw, 7.5rem))',
  },
  panel: {
    widths: [320, 520, 760, 1100],
    ratio: 4 / 5,
    sizes: '(min-width: 90rem) 27rem, 30vw',
  },
  /** The same where it lies across the page. */
  panelPhone: { widths: [320, 520, 760, 1100], ratio: 4 / 3, sizes: '92vw' },
  wide: { widths: [420, 760, 1100, 1600], sizes: '(min-width: 90rem) 84rem, 94vw' },
  /** The article that leads a list. */
  articleLead: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) 84rem, 94vw',
  },
  /** From 64 rem on the right page of a spread, at 4 by 3, which takes a twelfth off either side of most. */
  articleHead: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes:
      '(min-width: 90rem) calc((37.5vw - 1.3rem) * {ratio}), (min-width: 64rem) calc(36vw * {ratio}), 94vw',
  },
  /** A site in its frame: on a phone as tall as it is at 4 by 5, and cut at the right. */
  framedSite: {
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) 84rem, (max-width: 40rem) 188vw, 94vw',
  },
  backdrop: { widths: [420, 760, 1100, 1600], sizes: '(min-width: 64rem) 68vw, 100vw' },
  half: {
    widths: [420, 760, 1100, 1500],
    ratio: 4 / 3,
    sizes: '(min-width: 64rem) 56vw, (min-width: 40rem) 100vw, 134vw',
  },
  /** Beside the words of a banner. */
  banner: {
    widths: [420, 760, 1100],
    sizes:
      '(min-width: 64rem) max(min(37vw, 34.5rem), min(46vw, 34rem) * {ratio}), max(92vw, 69vw * {ratio})',
  },
  /** Beside them, up to the window's edges. */
  bannerEdge: {
    widths: [420, 760, 1100, 1500],
    sizes: '(min-width: 64rem) max(57vw, 58rem), 100vw',
  },
  /** Under them, where a form stands beside both. */
  bannerUnder: {
    widths: [420, 560, 760, 1100],
    sizes:
      '(min-width: 64rem) max(min(35.7vw, 32.5rem), min(35.7vw, 32.5rem) * {ratio}), max(92vw, 69vw * {ratio})',
  },
  /** Half of the page from 48 rem on. */
  side: {
    widths: [360, 520, 760, 1100],
    sizes: '(min-width: 90rem) 41.5rem, (min-width: 48rem) 46vw, 92vw',
  },
  /** The covers of case studies, each kind of study with a head of its own. */
  caseSite: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) calc(50vw + 8.5rem), (min-width: 64rem) 59.4vw, 100vw',
  },
  /** Across the whole window, standing up to 64 rem, lying from there on. */
  spread: {
    widths: [640, 1000, 1600, 2400],
    sizes: '(min-width: 64rem) max(100vw, 47.62vw * {ratio}), max(100vw, 125vw * {ratio})',
  },
  caseBrand: { first: true, widths: [420, 760, 1100, 1600, 2200], sizes: '100vw' },
  caseCampaign: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) calc(50vw + 6.8rem), (min-width: 64rem) max(57.4vw, 43rem), 100vw',
  },
  caseSearch: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) calc(50vw + 42rem), 97vw',
  },
  caseFeed: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) 63rem, (min-width: 64rem) 69.6vw, 94vw',
  },
  /** Seven and five columns of twelve, in turn; where both are of one height, the narrow ones need as wide a file. */
  caseWide: {
    widths: [420, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) 48.75rem, (min-width: 48rem) 54vw, 92vw',
  },
  /** Of a page that shows some: on a phone two stand abreast, cut at their sides. */
  casePair: {
    widths: [420, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) 48.75rem, (min-width: 48rem) 54vw, 73vw',
  },
  caseNarrow: {
    widths: [360, 560, 760, 1100],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) 34.25rem, (min-width: 48rem) 38vw, 92vw',
  },
  caseNext: {
    widths: [420, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) 48rem, (min-width: 48rem) 54vw, 94vw',
  },
  /** From side to side; on a phone it is as tall as the others, so its sides are cut. */
  caseNextAcross: {
    widths: [420, 760, 1100, 1600, 2200],
    ratio: 21 / 9,
    sizes: '(min-width: 90rem) 85rem, (min-width: 48rem) 94vw, 161vw',
  },
  caseNextPost: {
    widths: [420, 760, 1100],
    ratio: 1,
    sizes: '(min-width: 90rem) 34.25rem, (min-width: 48rem) 38vw, 94vw',
  },
  proofLead: {
    widths: [420, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) 41rem, (min-width: 64rem) 48vw, 94vw',
  },
  proofSide: {
    widths: [360, 520, 760, 1100],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) 41.5rem, (min-width: 48rem) 46vw, 92vw',
  },
  /**
   * On a phone between the whole width and, cut to stand, half of it.
   * A work card keeps the height of its row, so the narrow one needs as wide a file as the wide one.
   */
  work: {
    widths: [480, 900, 1200, 1600],
    sizes: '(min-width: 90rem) 48rem, (min-width: 64rem) 55vw, (min-width: 48rem) 46vw, 83vw',
  },
  workAcross: {
    widths: [480, 900, 1600],
    sizes: '(min-width: 90rem) 52rem, (min-width: 64rem) 58vw, (min-width: 48rem) 94vw, 83vw',
  },
  /** Of a gallery, whose photos have many shapes and stand over or beside a strip of frames. */
  galleryWide: {
    widths: [480, 900, 1200, 1600],
    sizes:
      '(min-width: 90rem) max(45rem, 30rem * {ratio}), (min-width: 64rem) max(54vw, 36vw * {ratio}), (min-width: 48rem) max(46vw, 34.5vw * {ratio}), max(46vw, 68vw * {ratio})',
  },
  galleryNarrow: {
    widths: [420, 760, 1100],
    sizes: '(min-width: 90rem) 35rem, (min-width: 64rem) 38vw, (min-width: 48rem) 46vw, 83vw',
  },
  galleryAcross: {
    widths: [600, 900, 1200, 1600],
    sizes:
      '(min-width: 90rem) max(46rem, 33.2rem * {ratio}), (min-width: 64rem) max(55vw, 40.2vw * {ratio}), (min-width: 48rem) max(94vw, 62.6vw * {ratio}), max(46vw, 72vw * {ratio})',
  },
  /** One width: its names stand in a page many times, and it is small. */
  stripWide: {
    widths: [240],
    ratio: 1,
    sizes: '(min-width: 90rem) 7.2rem, (min-width: 64rem) 8.6vw, (min-width: 48rem) 6.9vw, 12vw',
  },
  stripNarrow: {
    widths: [240],
    ratio: 1,
    sizes: '(min-width: 90rem) 4.92rem, (min-width: 64rem) 5.9vw, (min-width: 48rem) 6.9vw, 14vw',
  },
  stripAcross: {
    widths: [240],
    ratio: 1,
    sizes: '(min-width: 90rem) 9.5rem, (min-width: 64rem) 11.3vw, (min-width: 48rem) 15vw, 12vw',
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
  /** Each of a contact sheet; `{frames}` stands for how many lie in one file. */
  frame: {
    widths: [72, 120, 152, 192],
    ratio: 4 / 5,
    sizes: '(min-width: 64rem) calc({frames} * max(4.75rem, 4.6vw)), calc({frames} * 4.75rem)',
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
  stat: { widths: [200, 400, 640], ratio: 1, sizes: '(min-width: 64rem) min(22vw, 20rem), 45vw' },
  statOfThree: {
    widths: [200, 400, 640, 960],
    ratio: 1,
    sizes: '(min-width: 64rem) min(30vw, 27rem), 45vw',
  },
  statLastOfThree: {
    widths: [200, 400, 640, 960],
    ratio: 1,
    sizes: '(min-width: 64rem) min(30vw, 27rem), 92vw',
  },
  photo: {
    widths: [260, 340, 420, 640],
    sizes: '(min-width: 1500px) 18vw, (min-width: 768px) 23vw, 46vw',
  },
  tile: { widths: [320, 560, 860], sizes: '(min-width: 48rem) min(30vw, 27rem), 92vw' },
  /** The second of two, as tall as the first. */
  tileOfTwo: {
    widths: [320, 560, 860, 1200],
    sizes: '(min-width: 48rem) max(min(30vw, 27rem), min(41vw, 37.5rem) * {ratio}), 92vw',
  },
  leadTile: {
    widths: [420, 600, 800, 1200],
    sizes: '(min-width: 48rem) min(62vw, 56rem), 92vw',
  },
  post: {
    widths: [200, 400, 600, 860],
    ratio: 1,
    sizes: '(min-width: 64rem) min(30vw, 27rem), 46vw',
  },
  /** From the edge of the window to the middle of the page. */
  lane: {
    widths: [420, 760, 1100, 1600],
    ratio: 5 / 4,
    sizes: '(min-width: 64rem) 50vw, 100vw',
  },
  /** Of four, the first takes half of the row, the others a quarter. */
  postOfFour: {
    widths: [200, 400, 600, 860, 1200],
    ratio: 1,
    sizes: '(min-width: 90rem) 44rem, (min-width: 64rem) 49vw, 46vw',
  },
  narrowPostOfFour: {
    widths: [200, 280, 400, 600, 860],
    ratio: 1,
    sizes: '(min-width: 64rem) min(23vw, 20.5rem), 46vw',
  },
  caseLeaf: { widths: [420, 760, 1100, 1600], sizes: 'min(86vw, 66rem)' },
  page: { widths: [420, 760, 1100, 1600], sizes: '(min-width: 48rem) min(94vw, 84rem), 92vw' },
  phone: { widths: [260, 420, 640], sizes: '(min-width: 48rem) min(22vw, 20rem), 44vw' },
  /** The screen of a phone in a film; where nothing moves, the screens stand side by side. */
  filmScreen: {
    widths: [260, 420, 640],
    sizes:
      '(prefers-reduced-motion: reduce) 19rem, (min-width: 80rem) 18rem, (min-width: 48rem) 24vw, 42vw',
  },
  filmTier: { widths: [900], sizes: '38rem' },
  portrait: {
    widths: [240, 400, 640],
    ratio: 4 / 5,
    sizes: '(min-width: 64rem) 18vw, 44vw',
  },
  avatar: { widths: [180], ratio: 1, sizes: '3.75rem' },
  mark: { widths: [480], sizes: '15rem' },
  /** From the second edge of an article to the far side of the page. */
  articleBody: {
    widths: [420, 680, 1000, 1340],
    sizes: '(min-width: 90rem) 65.5rem, (min-width: 64rem) calc(89vw - 15rem), 94vw',
  },
} as const;

export type ImageSize = keyof typeof imageSizes;

/** Width by height of a place that cuts its files. */
export function ratioOf(imageSize: ImageSize): number | undefined {
  const place = imageSizes[imageSize];
  return 'ratio' in place ? place.ratio : undefined;
}

/** Whether the largest picture of a first screen stands there. */
export function isFirst(imageSize: ImageSize): boolean {
  return 'first' in imageSizes[imageSize];
}
