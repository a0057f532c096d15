/**
 * Draws content/brand (wordmark, lock-up, favicon, icons) and the favicon files.
 * Usage: node art/marks/brand.ts <folder whose node_modules holds opentype.js, svgo and the faces>
 * content/brand/logo.svg is drawn by hand and only read here.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { icons } from './icons.ts';
import { disc, fill, line, move, polar, spin } from './pen.ts';
import { text } from './type.ts';

const { optimize } = createRequire(resolve(process.argv[2] ?? '.', 'shop.js'))('svgo');
const lime = '#d0ff14';
const black = '#020300';
const paper = '#f5f6ec';

/** Pictures in <img> know no currentColor: what the page shows that way carries its colour. */
const inked = (svg: string, colour: string) => svg.replaceAll('currentColor', colour);
const symbol = readFileSync('content/brand/logo.svg', 'utf8')
  .replace(/<\/?svg[^>]*>/g, '')
  .trim();

function save(file: string, width: number, height: number, body: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}">${body}</svg>`;
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: ['preset-default'],
  });
  writeFileSync(file, `${data}\n`);
}

/** A cut lime in a 100 × 100 square: rind, and nine segments with rounded corners. */
function slice(): string {
  const [a, b, c] = [polar(50, 50, 9, 0), polar(50, 50, 36.5, -15.6), polar(50, 50, 36.5, 15.6)];
  const wedge = `M${a}L${b}A36.5 36.5 0 0 1 ${c}z`;
  const segment = fill(wedge) + line(wedge, 3.2);
  return fill(disc(50, 50, 50), disc(50, 50, 42)) + spin(9, 50, 50, segment);
}

/** Letters set by hand on one baseline at y = 100; gaps are optical, not the face's. */
function word(cut: boolean): { svg: string; width: number; height: number } {
  const gaps: Record<string, number> = { z: 2.5, e: 2, s: 3, t: 2.5, o: 3, r: 1, y: 0 };
  let x = 0;
  let svg = '';
  let bottom = 0;
  for (const letter of 'zestory') {
    const glyph = text('unbounded 900', letter, 130);
    const top = 100 - (glyph.base ?? 0);
    const isSlice = cut && letter === 'o';
    const body = isSlice
      ? `<g transform="scale(${glyph.w / 100} ${glyph.h / 100})">${slice()}</g>`
      : glyph.svg;
    svg += move(x, top, body);
    x += glyph.w + (gaps[letter] ?? 0);
    bottom = Math.max(bottom, top + glyph.h);
  }
  return { svg, width: x, height: bottom };
}

function raise({ svg, width, height }: ReturnType<typeof word>) {
  const top = 100 - (text('unbounded 900', 't', 130).base ?? 0);
  return {
    svg: move(0, -top, svg),
    width: Number(width.toFixed(2)),
    height: Number((height - top).toFixed(2)),
  };
}

const giant = raise(word(true));
save('content/brand/wordmark.svg', giant.width, giant.height, inked(giant.svg, black));
const small = raise(word(false));
const z = text('unbounded 900', 'z', 130);
const t = text('unbounded 900', 't', 130);
const grow = 15.5 / z.h;
const lift = 16 + 15.5 / 2 - (t.base ?? 0) * grow;
const mark = symbol.replaceAll('<path ', `<path fill="${lime}" `);
save(
  'content/brand/logo-lockup.svg',
  Math.ceil(41 + small.width * grow),
  32,
  move(-2, -2, mark, 0.75) +
    move(41, lift, `<g transform="scale(${grow})">${inked(small.svg, paper)}</g>`),
);

mkdirSync('content/brand/icons', { recursive: true });
for (const [name, body] of Object.entries(icons)) {
  writeFileSync(
    `content/brand/icons/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${body}"/></svg>\n`,
  );
}

/** The symbol on its own black tile: reads on light and on dark browser chrome alike. */
function tile(radius: number, inset: number): string {
  const scale = (48 - 2 * inset) / 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${black}"/><g fill="${lime}" transform="translate(${inset} ${inset}) scale(${scale.toFixed(4)})">${symbol}</g></svg>\n`;
}

/** One PNG in an ICO envelope: 6 bytes of header, 16 of directory, then the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const render = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

mkdirSync('content/files', { recursive: true });
const favicon = tile(11, 4.5);
writeFileSync('content/brand/favicon.svg', favicon);
writeFileSync('content/files/favicon.svg', favicon);
writeFileSync('content/files/favicon.ico', ico(await render(favicon, 32), 32));
writeFileSync('content/files/apple-touch-icon.png', await render(tile(0, 9), 180));
writeFileSync('content/files/icon-192.png', await render(tile(0, 9), 192));
writeFileSync('content/files/icon-512.png', await render(tile(0, 9), 512));
