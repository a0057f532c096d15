import { readTheme } from './theme-values.ts';

/** Hundredths of an em that signs take in the product's own display font, at its narrowest and its widest. */
const narrowest = 75;
const widest = 100;
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
const signs = new Map(
  Object.entries(advances).flatMap(([group, both]) => [...group].map((sign) => [sign, both])),
);
/** What no group names is taken for a wide capital. */
const unknown = [53, 73] as const;

/** A font of the theme is scaled by its average width, not letter by letter. */
const reserve = () => (readTheme().display ? 1.15 : 1);

/**
 * How many em a line of a title is wide.
 * @param stretch the width of its letters in percent, from 75 to 100
 */
export function titleWidth(line: string, stretch: number): number {
  const share = (stretch - narrowest) / (widest - narrowest);
  const hundredths = [...line].reduce((sum, sign) => {
    const [narrow, wide] = signs.get(sign) ?? unknown;
    return sum + narrow + share * (wide - narrow);
  }, 0);
  return (hundredths / 100) * reserve();
}
