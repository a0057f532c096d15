import { createHash } from 'node:crypto';
import type { Palette } from '@agency/content/theme/palette.ts';
import sharp from 'sharp';

const [COLUMNS, ROWS, SIDE] = [4, 3, 400];

/** What can be in a square: a quarter disc, a half disc, a ring, a disc, or two quarters that touch. */
const shapes = [
  (fill: string) => `<path fill="${fill}" d="M0 0H${SIDE}A${SIDE} ${SIDE} 0 0 1 0 ${SIDE}Z"/>`,
  (fill: string) => `<path fill="${fill}" d="M0 0A${SIDE / 2} ${SIDE / 2} 0 0 0 ${SIDE} 0Z"/>`,
  (fill: string) =>
    `<circle fill="none" stroke="${fill}" stroke-width="${SIDE / 5}" cx="${SIDE / 2}" cy="${SIDE / 2}" r="${SIDE * 0.4}"/>`,
  (fill: string) => `<circle fill="${fill}" cx="${SIDE / 2}" cy="${SIDE / 2}" r="${SIDE / 2}"/>`,
  (fill: string) =>
    `<path fill="${fill}" d="M0 0H${SIDE / 2}A${SIDE / 2} ${SIDE / 2} 0 0 1 0 ${SIDE / 2}ZM${SIDE} ${SIDE}H${SIDE / 2}A${SIDE / 2} ${SIDE / 2} 0 0 1 ${SIDE} ${SIDE / 2}Z"/>`,
];

/** The cover of an article without a picture: shapes in the colours of the brand, others for each article. */
export async function coverDrawing(slug: string, palette: Palette): Promise<Buffer> {
  const bytes = createHash('sha256').update(slug).digest();
  const { 'brand-400': accent, 'ink-950': ink, 'ink-800': raised, 'paper-50': paper } = palette;
  // The shapes on each ground: none has the colour behind it.
  const grounds = [
    { ground: ink, fills: [accent, paper] },
    { ground: raised, fills: [accent, paper] },
    { ground: palette['paper-200'], fills: [accent, ink, palette['ink-700']] },
  ];
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [first = 0, second = 0] = bytes.subarray(index * 2);
    const { ground = ink, fills = [] } = grounds[first % grounds.length] ?? {};
    const fill = fills[(first >> 3) % fills.length] ?? accent;
    const shape = shapes[second % shapes.length]?.(fill) ?? '';
    const at = `${(index % COLUMNS) * SIDE} ${Math.floor(index / COLUMNS) * SIDE}`;
    const turn = `rotate(${(second >> 4) * 90} ${SIDE / 2} ${SIDE / 2})`;
    return `<g transform="translate(${at})"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/><g transform="${turn}">${shape}</g></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * SIDE}" height="${ROWS * SIDE}">${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
