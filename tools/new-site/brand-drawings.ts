import { readFileSync } from 'node:fs';
import type { Palette } from '@agency/content/theme/palette.ts';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { tamilInLatin } from '../entries/tamil-letters.ts';

const font = readFileSync('apps/site/src/seo/fonts/bricolage-condensed.ttf');

/** Text as a path, so that it can be shown without its font; x and y are its upper left corner. */
type Outline = { path: string; x: number; y: number; width: number; height: number };

const SIZE = 200;

async function outline(text: string): Promise<Outline> {
  const style = { display: 'flex', padding: SIZE, fontSize: SIZE, letterSpacing: -SIZE * 0.03 };
  const svg = await satori(createElement('div', { style }, text), {
    width: SIZE * (text.length + 3),
    height: SIZE * 4,
    fonts: [{ name: 'letters', data: font, weight: 700 }],
  });
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('');
  const { info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .trim({ threshold: 8 })
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { path, x, y, width: info.width, height: info.height };
}

const round = (value: number) => Math.round(value * 100) / 100;

function placed(
  { path, x, y, height }: Outline,
  left: number,
  top: number,
  newHeight: number,
): string {
  const scale = newHeight / height;
  const at = `translate(${round(left - x * scale)} ${round(top - y * scale)}) scale(${round(scale * 1e4) / 1e4})`;
  return `<path transform="${at}" d="${path}"/>`;
}

/** A letter in the middle of a square, half as high. */
const centred = (letter: Outline, size: number) =>
  placed(letter, (size - (letter.width / letter.height) * (size / 2)) / 2, size / 4, size / 2);

const drawing = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">${body}</svg>\n`;

/** A disc with a square corner. */
const disc = (size: number, fill: string) =>
  `<path fill="${fill}" d="M${size / 2} 0A${size / 2} ${size / 2} 0 0 1 ${size / 2} ${size}H0V${size / 2}A${size / 2} ${size / 2} 0 0 1 ${size / 2} 0Z"/>`;

/** The first letters of the first and the last word of a name; undefined without Latin letters. */
function initialsOf(name: string): string | undefined {
  const words =
    tamilInLatin(name)
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = [...new Set([words[0], words.at(-1)])].map((word = '') => word[0]).join('');
  return /^[A-Z]+$/.test(letters) ? letters : undefined;
}

/** The portrait of a person without a photograph: the initials on the accent; undefined where the font has no such letters. */
export async function initialsDrawing(name: string, palette: Palette): Promise<string | undefined> {
  const initials = initialsOf(name);
  if (!initials) return undefined;
  const letters = await outline(initials);
  const [width, height, size] = [400, 500, 150];
  const left = (width - (letters.width / letters.height) * size) / 2;
  return drawing(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette['brand-400']}"/><g fill="${palette['ink-950']}">${placed(letters, left, (height - size) / 2, size)}</g>`,
  );
}

/**
 * Logo, wordmark, mark and favicon of a brand until it has its own: its name and first letter. Logo and favicon
 * follow a change of the theme; programs that do not know its colours show those of today.
 */
export async function brandDrawings(name: string, palette: Palette) {
  const ink = palette['ink-950'];
  const inTheme = {
    accent: `var(--accent, ${palette['brand-400']})`,
    ink: `var(--ink, ${ink})`,
    paper: `var(--paper, ${palette['paper-50']})`,
  };
  const letter = await outline((/[\p{L}\p{N}]/u.exec(name)?.[0] ?? 'A').toUpperCase());
  const text = await outline(name);
  const textHeight = name === name.toLowerCase() ? 17 : 19;
  const ratio = text.width / text.height;
  return {
    mark: drawing(
      100,
      100,
      `${disc(100, 'var(--mark)')}<g fill="currentColor" stroke="none">${centred(letter, 100)}</g>`,
    ),
    favicon: drawing(
      48,
      48,
      `<rect width="48" height="48" rx="11" fill="${inTheme.ink}"/><g transform="translate(6 6)">${disc(36, inTheme.accent)}<g fill="${inTheme.ink}">${centred(letter, 36)}</g></g>`,
    ),
    logo: drawing(
      41 + ratio * textHeight,
      32,
      `${disc(32, inTheme.accent)}<g fill="${inTheme.ink}">${centred(letter, 32)}</g><g fill="${inTheme.paper}">${placed(text, 41, (32 - textHeight) / 2 + 1, textHeight)}</g>`,
    ),
    wordmark: drawing(ratio * 120, 120, `<g fill="${ink}">${placed(text, 0, 0, 120)}</g>`),
  };
}
