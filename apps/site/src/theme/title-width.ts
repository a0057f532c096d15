import { readTheme } from '@agency/content/theme/theme-values.ts';

/** Widths of characters in the default display font at its smallest and largest font-stretch, in hundredths of an em. */
const minStretch = 75;
const maxStretch = 100;
const advances: Record<string, readonly [number, number]> = {
  '0123456789hn': [44, 60],
  a: [43, 56],
  bdpq: [45, 61],
  c: [42, 55],
  e: [42, 56],
  f: [29, 39],
  g: [43, 57],
  i: [22, 26],
  j: [23, 26],
  ky: [44, 57],
  l: [21, 25],
  m: [66, 90],
  o: [43, 59],
  r: [33, 42],
  s: [40, 53],
  t: [28, 38],
  u: [44, 59],
  v: [42, 54],
  w: [67, 83],
  x: [45, 56],
  z: [37, 50],
  AGH: [47, 68],
  B: [47, 64],
  C: [46, 65],
  D: [47, 66],
  E: [36, 58],
  F: [35, 55],
  I: [22, 27],
  J: [30, 35],
  KR: [47, 65],
  L: [36, 48],
  M: [68, 88],
  N: [53, 73],
  OQ: [48, 69],
  P: [46, 62],
  S: [44, 62],
  T: [33, 47],
  U: [47, 67],
  V: [41, 60],
  W: [67, 92],
  X: [49, 66],
  Y: [39, 52],
  Z: [38, 56],
  ' ': [17, 21],
  '.': [16, 24],
  ',': [15, 20],
  '&': [61, 72],
  '-': [23, 33],
  '’': [13, 17],
  '?': [31, 39],
  '!': [21, 28],
};
const glyphWidths = new Map(
  Object.entries(advances).flatMap(([group, widths]) => [...group].map((glyph) => [glyph, widths])),
);
/** Other characters count as a wide capital. */
const defaultWidths = [53, 73] as const;

/** A theme's font is scaled by its average width, so single letters can be wider than these. */
const safetyFactor = () => (readTheme().display ? 1.15 : 1);

/**
 * The width of a line of a title in em.
 * @param stretch its font-stretch in percent, from 75 to 100
 */
export function titleWidth(line: string, stretch: number): number {
  const share = (stretch - minStretch) / (maxStretch - minStretch);
  const hundredths = [...line].reduce((sum, glyph) => {
    const [narrow, wide] = glyphWidths.get(glyph) ?? defaultWidths;
    return sum + narrow + share * (wide - narrow);
  }, 0);
  return (hundredths / 100) * safetyFactor();
}
