/** In the bands that tell of the agency: services, figures, people, marks. */
export const bandPlaces = {
  tall: {
    widths: [360, 640, 960],
    ratio: 4 / 5,
    sizes: '(min-width: 64rem) min(36vw, 33rem), (min-width: 48rem) 45vw, min(92vw, 34rem)',
  },
  /** A slit in a row, and a coin on a phone. */
  serviceSlit: {
    widths: [200, 320, 520, 760],
    ratio: 1,
    sizes: '(min-width: 64rem) min(25vw, 22rem), (min-width: 40rem) 38vw, 5rem',
  },
  /** At the end of a line of large type; in hand it is grown, where there is room. */
  serviceName: {
    widths: [96, 160, 320],
    ratio: 1,
    sizes: '(min-width: 48rem) min(2.67vw + 0.86rem, 3rem), 2.4rem',
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
  /** A slit at the end of its row, while the panel is closed. */
  panelSlit: {
    widths: [240, 360, 520],
    ratio: 16 / 5,
    sizes: 'min(22vw, 18rem)',
  },
  /** Beside the way to fees and terms. */
  panelTerms: {
    widths: [360, 520, 760, 1100],
    ratio: 16 / 9,
    sizes: '(min-width: 90rem) 42.5rem, (min-width: 48rem) 47vw, 92vw',
  },
  /** Behind the head of the fees: from side to side of the window, or its right half. */
  fees: {
    widths: [420, 760, 1100, 1500],
    ratio: 4 / 3,
    sizes: '(min-width: 64rem) min(48vw, 50rem), 100vw',
  },
  half: {
    widths: [420, 760, 1100, 1500],
    ratio: 4 / 3,
    sizes: '(min-width: 64rem) 56vw, (min-width: 40rem) 100vw, 134vw',
  },
  /** Small, and many times on a page. */
  strip: {
    widths: [140, 240],
    ratio: 1,
    sizes: '(min-width: 48rem) 9vw, 12vw',
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
  /** From the edge of the window to the middle of the page. */
  lane: {
    widths: [420, 760, 1100, 1600],
    ratio: 5 / 4,
    sizes: '(min-width: 64rem) 50vw, 100vw',
  },
  /** A chapter across the window: standing on a phone, lying from 48 rem on. */
  laneWide: {
    widths: [420, 760, 1100, 1600, 2200],
    sizes:
      '(min-width: 64rem) max(100vw, 50vw * {ratio}), (min-width: 48rem) max(100vw, 66.7vw * {ratio}), max(100vw, 125vw * {ratio})',
  },
  /** A chapter that stands at the right edge of the window. */
  laneTall: {
    widths: [420, 760, 1100, 1600],
    sizes:
      '(min-width: 64rem) max(44vw, min(55vw, 76vh) * {ratio}), (min-width: 48rem) max(62vw, 82.7vw * {ratio}), max(78vw, 104vw * {ratio})',
  },
  /** A chapter whose picture is a small square. */
  laneSmall: {
    widths: [420, 760, 1100],
    sizes:
      '(min-width: 64rem) max(min(32vw, 62vh), min(32vw, 62vh) * {ratio}), max(56vw, 56vw * {ratio})',
  },
  /** Under the heading of a numbered list; on a phone across it. */
  reasons: {
    widths: [640, 1000, 1600],
    sizes: '(min-width: 64rem) max(46vw, 34rem * {ratio}), max(100vw, 75vw * {ratio})',
  },
  /** Before a person's words, where many have two that lead them. */
  portraitOfMany: {
    widths: [120, 240, 400],
    ratio: 4 / 5,
    sizes: 'min(7rem, 28vw)',
  },
  portraitOfLead: {
    widths: [240, 400, 640, 900],
    ratio: 4 / 5,
    sizes: '(min-width: 48rem) 30.3vw, 44vw',
  },
  mark: { widths: [480], sizes: '15rem' },
} as const;
