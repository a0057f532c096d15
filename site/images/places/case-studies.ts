/** In case studies, and on the cards that lead to them. */
export const casePlaces = {
  /** A site in its frame: on a phone as tall as it is at 4 by 5, and cut at the right. */
  framedSite: {
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) 84rem, (max-width: 40rem) 188vw, 94vw',
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
  caseBrand: { first: true, widths: [420, 780, 1100, 1600, 2200], sizes: '100vw' },
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
  caseByDay: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) calc(50vw + 6.8rem), (min-width: 64rem) 58.5vw, 100vw',
  },
  /** The same beside a name of two lines, which makes it higher than wide windows are. */
  caseByDayHigh: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) calc(50vw + 6.8rem), (min-width: 64rem) 75vw, 100vw',
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
    widths: [420, 560, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) calc(50vw + 6rem), (min-width: 48rem) 58vw, 94vw',
  },
  /** From side to side of the window; on a phone it is as tall as the others, so its sides are cut. */
  caseNextAcross: {
    widths: [420, 760, 1100, 1600, 2200],
    ratio: 21 / 9,
    sizes: '(min-width: 48rem) 100vw, 161vw',
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
  /** One beside the other from side to side of the window. */
  postOfStrip: {
    widths: [200, 280, 400, 600, 860],
    ratio: 1,
    sizes: '(min-width: 64rem) 25vw, 50vw',
  },
  caseLeaf: { widths: [420, 760, 1100, 1600], sizes: 'min(86vw, 66rem)' },
  page: { widths: [420, 760, 1100, 1600], sizes: '(min-width: 48rem) min(94vw, 84rem), 92vw' },
  /** Pages of a guide: on a phone in a row that is swiped, so that the next one shows. */
  guidePage: {
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 48rem) min(94vw, 84rem), 84vw',
  },
  guideSide: {
    widths: [360, 520, 760, 1100],
    sizes: '(min-width: 90rem) 41.5rem, (min-width: 48rem) 46vw, 84vw',
  },
  phone: { widths: [260, 420, 640], sizes: '(min-width: 48rem) min(22vw, 20rem), 44vw' },
  /** The screen of a phone in a film; where nothing moves, the screens stand side by side. */
  filmScreen: {
    widths: [260, 420, 520, 780],
    sizes: '(prefers-reduced-motion: reduce) 19rem, (min-width: 48rem) min(35vw, 57vh), 42vw',
  },
  filmTier: {
    widths: [420, 640, 1000],
    sizes: '(min-width: 64rem) min(70vw, 115vh), min(92vw, 38rem)',
  },
} as const;
