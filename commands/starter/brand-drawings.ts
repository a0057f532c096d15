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

/** A person until their photograph is there: a bust of flat shapes. */
export function portrait(palette: Palette, turn: number): string {
  const grounds = [palette['brand-400'], palette['ink-800'], palette['paper-200']];
  const [ground = '', other = ''] = [grounds[turn % 3], grounds[(turn + 1) % 3]];
  const shirt = turn % 3 === 1 ? palette['brand-400'] : palette['ink-950'];
  const skin = turn % 2 ? palette['ash-300'] : palette['paper-50'];
  return drawing(
    400,
    500,
    `<rect width="400" height="500" fill="${ground}"/><circle cx="${turn % 2 ? 300 : 100}" cy="150" r="150" fill="${other}" opacity=".55"/><path fill="${shirt}" d="M40 500C40 380 110 330 200 330S360 380 360 500Z"/><path fill="${skin}" d="M160 270h80v70a40 40 0 0 1-80 0Z"/><path fill="${skin}" d="M120 190a80 80 0 0 1 160 0v30a80 80 0 0 1-160 0Z"/><path fill="${palette['ink-900']}" d="${turn % 2 ? 'M112 200C104 110 160 84 200 84s96 26 88 116c-14-40-40-60-88-60s-74 20-88 60Z' : 'M112 210C100 90 170 70 220 84c60 10 76 60 66 130-8-44-30-70-66-74-50-6-96 10-108 70Z'}"/>`,
  );
}
