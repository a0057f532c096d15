import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';

const face = readFileSync('site/seo/fonts/bricolage-condensed.ttf');

/** Words as outlines, cut to their own edges: no font is needed to show them. */
export type Letters = { path: string; x: number; y: number; width: number; height: number };

const SIZE = 200;

export async function drawLetters(words: string): Promise<Letters> {
  const style = { display: 'flex', padding: SIZE, fontSize: SIZE, letterSpacing: -SIZE * 0.03 };
  const [width, height] = [SIZE * (words.length + 3), SIZE * 4];
  const svg = await satori(createElement('div', { style }, words), {
    width,
    height,
    fonts: [{ name: 'letters', data: face, weight: 700 }],
  });
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('');
  const { info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .trim({ threshold: 8 })
    .toBuffer({ resolveWithObject: true });
  return {
    path,
    x: -(info.trimOffsetLeft ?? 0),
    y: -(info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
  };
}

/** The letters as a part of a drawing: as high as asked, their upper left corner at a point. */
export function placed(
  { path, x, y, height }: Letters,
  at: { x: number; y: number; high: number },
) {
  const scale = at.high / height;
  const moved = `translate(${round(at.x - x * scale)} ${round(at.y - y * scale)})`;
  return `<path transform="${moved} scale(${round(scale)})" d="${path}"/>`;
}

export const round = (value: number) => Number(value.toFixed(3));

export const drawing = (width: number, height: number, parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}">${parts}</svg>\n`;
