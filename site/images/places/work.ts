/** In the portfolio and the photo galleries. */
export const workPlaces = {
  /**
   * On a phone between the whole width and, cut to stand, half of it.
   * A work card keeps the height of its row, so the narrow one needs as wide a file as the wide one.
   */
  work: {
    widths: [480, 900, 1200, 1600],
    sizes: '(min-width: 90rem) 48rem, (min-width: 64rem) 55vw, (min-width: 48rem) 60vw, 83vw',
  },
  /** Each of the row of newest articles. */
  frame: {
    widths: [136, 240, 480],
    ratio: 4 / 5,
    sizes: '12.5vw',
  },
  photo: {
    widths: [260, 340, 420, 640],
    sizes: '(min-width: 1500px) 18vw, (min-width: 768px) 23vw, 46vw',
  },
  /** Two columns wide. */
  largePhoto: {
    widths: [420, 640, 860, 1100],
    sizes: '(min-width: 1500px) 36vw, (min-width: 768px) 46vw, 92vw',
  },
} as const;
