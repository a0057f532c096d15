import type { Place } from './map-address.ts';

export type Block = { x: number; y: number; width: number; height: number };

/** The middle of the drawing, where the place is. */
export const middle = { x: 600, y: 320 };

/** City blocks in a regular unevenness: the same on every build. */
export const blocks: readonly Block[] = Array.from({ length: 19 * 16 }, (_unused, index) => {
  const column = index % 19;
  const row = Math.floor(index / 19);
  const narrow = (column * 5 + row * 3) % 4;
  return {
    x: column * 74 - 164,
    y: row * 64 - 168,
    width: 66 - narrow * 7,
    height: 56 - ((column + row * 2) % 3) * 8,
  };
});

export const roads = [
  'M-80 150C200 160 420 120 620 180s320 40 660 30',
  'M170-80C190 160 262 320 236 720',
  'M505-80C490 140 560 290 548 400s60 160 84 320',
  'M-80 352C240 318 480 362 1280 318',
  'M770-80C750 200 812 420 786 720',
  'M1010-80C980 150 1050 400 1000 720',
];

/** How a town lies: turned a little, and seen in a mirror, each place in its own way. */
export function layOf({ latitude, longitude }: Place): string {
  const hundredths = Math.abs(Math.round(latitude * 100) * 7 + Math.round(longitude * 100) * 3);
  const turn = (hundredths % 15) - 11;
  const [across, down] = [hundredths % 2 ? -1 : 1, Math.floor(hundredths / 2) % 2 ? -1 : 1];
  const { x, y } = middle;
  return `translate(${x} ${y}) rotate(${turn}) scale(${across} ${down}) translate(${-x} ${-y})`;
}

export type Coast = 'north' | 'east' | 'south' | 'west';

type Shore = {
  line: string;
  /** From the end of the line around the sea and back to its beginning. */
  around: string;
  /** Which way the waves lie from the shore. */
  out: readonly [x: number, y: number];
};

const upright = 'M930 0C900 90 955 170 922 260S880 420 918 500s28 100 12 140';
const lying = 'M0 520C150 490 300 560 450 530S720 500 860 535s220 30 340-10';

/** Where the land ends, for each side on which the sea may lie. */
export const shores: Record<Coast, Shore> = {
  east: { line: upright, around: 'H1220V0Z', out: [1, 0] },
  west: {
    line: 'M270 0C300 90 245 170 278 260S320 420 282 500s-28 100-12 140',
    around: 'H-20V0Z',
    out: [-1, 0],
  },
  south: { line: lying, around: 'V660H0Z', out: [0, 1] },
  north: {
    line: 'M0 120C150 150 300 80 450 110S720 140 860 105s220-30 340 10',
    around: 'V-20H0Z',
    out: [0, -1],
  },
};

/** How far the waves are from the shore. */
export const waves = [30, 75, 130, 195];
