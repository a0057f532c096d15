/**
 * The places a picture can stand in: the widths the build makes, and how wide the place is.
 * `sizes` mirrors the layout: change both together. Where a place cuts its picture small, `ratio` cuts
 * the files as well.
 */
export const slots = {
  hero: {
    widths: [420, 680, 900, 1300],
    sizes: '(min-width: 64rem) min(48vw, 44rem), min(86vw, 27rem)',
  },
  tall: { widths: [360, 640, 960], sizes: '(min-width: 64rem) min(36vw, 32rem), 92vw' },
  service: {
    widths: [320, 520, 760],
    sizes: '(min-width: 64rem) min(30vw, 27.5rem), (min-width: 40rem) 46vw, 92vw',
  },
  panel: {
    widths: [320, 520, 760],
    sizes: '(min-width: 90rem) 24rem, (min-width: 64rem) 27vw, 92vw',
  },
  wide: { widths: [420, 800, 1200, 1600], sizes: '(min-width: 90rem) 84rem, 94vw' },
  backdrop: { widths: [420, 800, 1200, 1600], sizes: '(min-width: 64rem) 68vw, 100vw' },
  half: { widths: [420, 760, 1100], sizes: '(min-width: 64rem) min(46vw, 42rem), 92vw' },
  caseCard: { widths: [420, 760, 1100], sizes: '(min-width: 48rem) 46vw, 92vw' },
  /** A work card keeps the height of its row, so the narrow one needs as wide a file as the wide one. */
  work: {
    widths: [420, 760, 1100, 1500],
    sizes: '(min-width: 90rem) 50rem, (min-width: 64rem) 55vw, (min-width: 48rem) 46vw, 92vw',
  },
  workAcross: {
    widths: [420, 760, 1100, 1500],
    sizes: '(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 94vw',
  },
  /** Of a gallery, whose photos have many shapes and stand over a strip of frames. */
  workNarrow: {
    widths: [420, 760, 1100],
    sizes: '(min-width: 90rem) 35rem, (min-width: 64rem) 38vw, (min-width: 48rem) 46vw, 92vw',
  },
  strip: {
    widths: [120, 240],
    ratio: 1,
    sizes: '(min-width: 90rem) 6.8rem, (min-width: 64rem) 7.5vw, (min-width: 48rem) 9.8vw, 18vw',
  },
  fan: {
    widths: [180, 360, 540, 720],
    ratio: 3 / 4,
    sizes: '(min-width: 64rem) min(26vw, 24rem), 43vw',
  },
  bleed: { widths: [480, 800, 1200, 1600], sizes: '(min-width: 64rem) min(72vw, 70rem), 124vw' },
  screen: { widths: [480, 800, 1200, 1600], sizes: '100vw' },
  frame: { widths: [64, 128, 192], ratio: 4 / 5, sizes: '(min-width: 64rem) 4.6vw, 9.1vw' },
  articleCard: {
    widths: [360, 560, 860],
    sizes: '(min-width: 72rem) min(28.5vw, 27.5rem), (min-width: 44rem) 44vw, 92vw',
  },
  articleLarge: {
    widths: [420, 760, 1100, 1400],
    sizes: '(min-width: 72rem) min(50vw, 46rem), (min-width: 44rem) 46vw, 92vw',
  },
  stat: { widths: [200, 400, 640], sizes: '(min-width: 64rem) min(22vw, 20rem), 45vw' },
  photo: {
    widths: [260, 420, 640],
    sizes: '(min-width: 1500px) 18vw, (min-width: 768px) 23vw, 46vw',
  },
  tile: { widths: [320, 560, 860], sizes: '(min-width: 48rem) min(40vw, 36rem), 92vw' },
  leadTile: { widths: [420, 800, 1200], sizes: '(min-width: 48rem) min(62vw, 56rem), 92vw' },
  page: { widths: [420, 800, 1200, 1600], sizes: '(min-width: 48rem) min(94vw, 84rem), 92vw' },
  phone: { widths: [260, 420, 640], sizes: '(min-width: 48rem) min(22vw, 20rem), 44vw' },
  detail: { widths: [240, 420], sizes: '(min-width: 64rem) min(19vw, 19rem), 1px' },
  portrait: { widths: [320], sizes: '(min-width: 64rem) 18vw, 44vw' },
} as const;

export type Slot = keyof typeof slots;

/** Width by height of a place that cuts its files. */
export function ratioOf(slot: Slot): number | undefined {
  const place = slots[slot];
  return 'ratio' in place ? place.ratio : undefined;
}
