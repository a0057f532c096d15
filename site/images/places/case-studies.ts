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
  /** The cover of a case study: beside its words from 64 rem on, or across the window. */
  caseHalf: {
    first: true,
    widths: [420, 760, 1100, 1600],
    sizes: '(min-width: 90rem) calc(50vw + 8.5rem), (min-width: 64rem) 59.4vw, 100vw',
  },
  caseAcross: { first: true, widths: [420, 780, 1100, 1600, 2200], sizes: '100vw' },
  caseNext: {
    widths: [420, 560, 760, 1100, 1600],
    ratio: 4 / 3,
    sizes: '(min-width: 90rem) calc(50vw + 6rem), (min-width: 48rem) 58vw, 94vw',
  },
  tile: { widths: [320, 560, 860], sizes: '(min-width: 48rem) min(30vw, 27rem), 92vw' },
  leadTile: {
    widths: [420, 600, 800, 1200],
    sizes: '(min-width: 48rem) min(62vw, 56rem), 92vw',
  },
  /** One beside the other from side to side of the window. */
  post: {
    widths: [200, 280, 400, 600, 860],
    ratio: 1,
    sizes: '(min-width: 64rem) 33vw, 50vw',
  },
  caseLeaf: { widths: [420, 760, 1100, 1600], sizes: 'min(86vw, 66rem)' },
  phone: { widths: [260, 420, 640], sizes: '(min-width: 48rem) min(22vw, 20rem), 44vw' },
  /** The screen of a phone in a film; where nothing moves, the screens stand side by side. */
  storyScreen: {
    widths: [260, 420, 520, 780],
    sizes: '(prefers-reduced-motion: reduce) 19rem, (min-width: 48rem) min(35vw, 57vh), 42vw',
  },
  storyTier: {
    widths: [420, 640, 1000],
    sizes: '(min-width: 64rem) min(70vw, 115vh), min(92vw, 38rem)',
  },
} as const;
