/** Sets words as outlines. Faces come from Fontsource packages (all OFL 1.1) outside this repository. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Box } from './layout.ts';
import { move } from './pen.ts';

type Command = { type: string; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number };
type Outline = {
  commands: Command[];
  getBoundingBox: () => { x1: number; y1: number; x2: number; y2: number };
  extend: (other: Outline) => void;
};
type Glyph = { advanceWidth: number; getPath: (x: number, y: number, size: number) => Outline };
type Font = {
  unitsPerEm: number;
  charToGlyph: (letter: string) => Glyph;
  getKerningValue: (left: Glyph, right: Glyph) => number;
};

const shop = createRequire(resolve(process.argv[2] ?? '.', 'shop.js'));
const opentype = shop('opentype.js');

/** Own writer: the library's may print exponents such as 1e-15, which some renderers refuse. */
function pathData({ commands }: Pick<Outline, 'commands'>): string {
  return commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map((value) => Number(value.toFixed(2))).join(' ');
    })
    .join('');
}

const cabinet = new Map<string, Font>();

/** `face` is package, weight and, if slanted, "italic": "jost 600", "playfair-display 700 italic". */
function font(face: string): Font {
  const known = cabinet.get(face);
  if (known) return known;
  const [name, weight = '400', slant = 'normal'] = face.split(' ');
  const file = resolve(process.argv[2] ?? '.', `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-${slant}.woff`);
  const bytes = Uint8Array.from(readFileSync(file));
  const loaded: Font = opentype.parse(bytes.buffer);
  cabinet.set(face, loaded);
  return loaded;
}

function compose(face: string, words: string, size: number, track: number): Outline {
  const type = font(face);
  const scale = size / type.unitsPerEm;
  const whole: Outline = new opentype.Path();
  let x = 0;
  let last: Glyph | undefined;
  for (const letter of words) {
    const glyph = type.charToGlyph(letter);
    if (last) x += type.getKerningValue(last, glyph) * scale;
    whole.extend(glyph.getPath(x, 0, size));
    x += glyph.advanceWidth * scale + (track * size) / 1000;
    last = glyph;
  }
  return whole;
}

/** `track` is extra space after each letter in thousandths of an em. */
export function text(face: string, words: string, size: number, track = 0): Box {
  const whole = compose(face, words, size, track);
  const { x1, y1, x2, y2 } = whole.getBoundingBox();
  const path = `<path fill="currentColor" d="${pathData(whole)}"/>`;
  return { svg: move(-x1, -y1, path), w: x2 - x1, h: y2 - y1, base: -y1 };
}

/** Bare path of words centred on (x, y), to be cut out of a shape by fill(shape, letters(…)). */
export function letters(face: string, words: string, size: number, x: number, y: number, track = 0): string {
  const whole = compose(face, words, size, track);
  const { x1, y1, x2, y2 } = whole.getBoundingBox();
  const dx = x - (x1 + x2) / 2;
  const dy = y - (y1 + y2) / 2;
  const shift = (value: number | undefined, by: number) => (value === undefined ? undefined : value + by);
  const commands = whole.commands.map((c) => ({
    type: c.type,
    x: shift(c.x, dx),
    y: shift(c.y, dy),
    x1: shift(c.x1, dx),
    y1: shift(c.y1, dy),
    x2: shift(c.x2, dx),
    y2: shift(c.y2, dy),
  }));
  return pathData({ commands });
}

/** Words along a circle of radius `r` round (0, 0); `middle` is the clock angle of their centre in degrees. */
export function ring(face: string, words: string, size: number, r: number, middle = 0, track = 0, inside = false): string {
  const type = font(face);
  const scale = size / type.unitsPerEm;
  const steps = [...words].map((letter) => {
    const glyph = type.charToGlyph(letter);
    return { glyph, width: glyph.advanceWidth * scale + (track * size) / 1000 };
  });
  const total = steps.reduce((sum, { width }) => sum + width, 0);
  const sign = inside ? -1 : 1;
  let angle = (inside ? middle - 180 : middle) - (sign * (total / r) * 90) / Math.PI;
  return steps
    .map(({ glyph, width }) => {
      const half = (sign * (width / r) * 90) / Math.PI;
      const path = pathData(glyph.getPath((-glyph.advanceWidth * scale) / 2, sign * -r, size));
      const spot = angle + half;
      angle += 2 * half;
      return path === '' ? '' : `<path fill="currentColor" transform="rotate(${spot.toFixed(2)})" d="${path}"/>`;
    })
    .join('');
}

