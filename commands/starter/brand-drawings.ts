import type { Palette } from '../../site/schemas/theme/palette.ts';
import { drawing, drawLetters, placed, round } from './letters.ts';

/** The letter that stands for a name: its first, as a capital. */
const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? 'A').toUpperCase();

/** A letter in the middle of a square. */
async function centred(letter: string, size: number, share: number): Promise<string> {
  const letters = await drawLetters(letter);
  const high = size * share;
  const wide = (letters.width / letters.height) * high;
  return placed(letters, { x: (size - wide) / 2, y: (size - high) / 2, high });
}

/** A disc with a cut corner, as wide as its square: the ground of the sign. */
const disc = (size: number, fill: string) =>
  `<path fill="${fill}" d="M${size / 2} 0A${size / 2} ${size / 2} 0 0 1 ${size / 2} ${size}H0V${size / 2}A${size / 2} ${size / 2} 0 0 1 ${size / 2} 0Z"/>`;

type Drawings = Record<'logo' | 'wordmark' | 'mark' | 'favicon', string>;

/** The brand's four drawings, made of its name and colours. */
export async function brandDrawings(name: string, palette: Palette): Promise<Drawings> {
  const [accent, ink, paper] = [palette['brand-400'], palette['ink-950'], palette['paper-50']];
  const letter = initialOf(name);
  const words = await drawLetters(name);
  const sign = await centred(letter, 32, 0.5);
  const nameHigh = name === name.toLowerCase() ? 17 : 19;
  const nameWide = (words.width / words.height) * nameHigh;
  const giantHigh = 120;
  return {
    mark: drawing(
      100,
      100,
      `${disc(100, 'var(--mark)')}<g fill="currentColor" stroke="none">${await centred(letter, 100, 0.5)}</g>`,
    ),
    favicon: drawing(
      48,
      48,
      `<rect width="48" height="48" rx="11" fill="${ink}"/><g transform="translate(6 6)">${disc(36, accent)}<g fill="${ink}">${await centred(letter, 36, 0.5)}</g></g>`,
    ),
    logo: drawing(
      round(41 + nameWide),
      32,
      `${disc(32, accent)}<g fill="${ink}">${sign}</g><g fill="${paper}">${placed(words, { x: 41, y: (32 - nameHigh) / 2 + 1, high: nameHigh })}</g>`,
    ),
    wordmark: drawing(
      (words.width / words.height) * giantHigh,
      giantHigh,
      `<g fill="${ink}">${placed(words, { x: 0, y: 0, high: giantHigh })}</g>`,
    ),
  };
}

/** A client's logo until theirs is there: a sign of one shape, and a word, in one colour. */
export async function clientLogo(word: string, turn: number): Promise<string> {
  const letters = await drawLetters(word);
  const high = 26;
  const wide = (letters.width / letters.height) * high;
  const signs = [
    '<circle cx="20" cy="24" r="16"/>',
    '<path d="M4 40V8h32A32 32 0 0 1 4 40Z"/>',
    '<path d="M20 6 38 40H2Z"/>',
    '<path d="M4 8h32v14H4zM4 26h32v14H4z"/>',
    '<path d="M4 24A16 16 0 0 1 36 24ZM4 28H36A16 16 0 0 1 4 28Z"/>',
  ];
  return drawing(
    48 + wide + 4,
    48,
    `<g fill="#000">${signs[turn % signs.length]}${placed(letters, { x: 48, y: 11, high })}</g>`,
  );
}

/** Hair, from the crown to where it falls; the face is a disc of 80 around (200, 205). */
const hair = [
  'M112 214C96 96 164 70 214 82c66 6 86 62 74 132-6-40-26-66-62-72-44-4-96 8-114 72Z',
  'M98 330C84 200 104 76 200 76s116 124 102 254c-22 8-36-2-42-16 30-70 22-118-10-152-30 22-84 26-110 18-24 38-18 88 0 134-6 14-20 24-42 16Z',
  'M112 200C104 110 160 82 200 82s96 28 88 118c-16-40-42-58-88-58s-72 18-88 58Z',
];

/** A person until their photograph is there: a bust of flat shapes, lit from one side. */
export function portrait(palette: Palette, turn: number): string {
  const grounds = [palette['brand-400'], palette['ink-800'], palette['paper-200']];
  const [ground = '', other = ''] = [grounds[turn % 3], grounds[(turn + 1) % 3]];
  const isDark = turn % 3 === 1;
  const shirt = isDark ? palette['brand-400'] : palette['ink-950'];
  const collar = isDark ? palette['ink-950'] : palette['paper-50'];
  const skin = isDark ? palette['brand-300'] : palette['paper-50'];
  const line = palette['ink-950'];
  const glasses =
    turn % 2 === 0
      ? `<g fill="none" stroke="${line}" stroke-width="7"><circle cx="166" cy="212" r="25"/><circle cx="234" cy="212" r="25"/><path d="M191 208q9-7 18 0"/></g>`
      : '';
  return drawing(
    400,
    500,
    `<rect width="400" height="500" fill="${ground}"/><circle cx="${turn % 2 ? 300 : 100}" cy="150" r="150" fill="${other}" opacity=".55"/><path fill="${shirt}" d="M40 500C40 380 110 340 200 340S360 380 360 500Z"/><path fill="${collar}" d="M150 346 200 420 250 346 200 336Z"/><path fill="${skin}" d="M162 270h76v66q-38 62-76 0Z"/><path fill="${line}" opacity=".22" d="M162 284q38 28 76 0v24q-38 34-76 8Z"/><circle cx="120" cy="216" r="17" fill="${skin}"/><circle cx="280" cy="216" r="17" fill="${skin}"/><path fill="${skin}" d="M120 190a80 80 0 0 1 160 0v32a80 80 0 0 1-160 0Z"/><path fill="${line}" opacity=".12" d="M216 112a80 80 0 0 1 64 78v32a80 80 0 0 1-76 80q44-40 40-96-4-60-28-94Z"/><g fill="${line}"><circle cx="168" cy="212" r="8"/><circle cx="232" cy="212" r="8"/></g><g fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"><path d="M150 182q16-11 32-4M218 178q18-7 32 4M200 220l-7 26h12M174 264q26 20 52 0"/></g>${glasses}<path fill="${palette['ink-900']}" d="${hair[turn % hair.length]}"/>`,
  );
}
