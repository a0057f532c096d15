import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { previewPictures } from '../cache/kept-results.ts';
import { rawColour } from '../styles/colour-tokens.ts';
import { readDrawing } from '../theme/theme-values.ts';
import { PreviewCard, previewSize } from './PreviewCard.tsx';

type Preview = { title: string; brand: string; tagline: string; pictureFile: string };

const quality = 78;
const pictureWidth = 760;

/** One object for all pictures: satori reads its file once. */
const fonts: SatoriOptions['fonts'] = [
  { name: 'title', data: readFileSync('site/seo/fonts/bricolage-condensed.ttf'), weight: 700 },
];

let mark: Promise<string> | undefined;

/** The brand's mark in the colours of the card, for an `img`. */
async function drawMark(accent: string, ink: string): Promise<string> {
  const svg = readDrawing('mark').replaceAll('var(--mark)', accent).replaceAll('currentColor', ink);
  const png = await sharp(Buffer.from(svg), { density: 144 }).resize(104, 104).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function drawPreview(copy: string, pictureFile: string, ground: string): Promise<Buffer> {
  const { data, info } = await sharp(pictureFile, { autoOrient: true })
    .resize(pictureWidth, previewSize.height, { fit: 'cover' })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...previewSize, channels: 3, background: ground } })
    .composite([
      { input: data, raw: info, left: previewSize.width - pictureWidth, top: 0 },
      { input: Buffer.from(copy) },
    ])
    .jpeg({ quality })
    .toBuffer();
}

/** The picture of a shared link: the page's title over its picture, 1200 × 630, as JPEG. */
export async function renderPreview({
  title,
  brand,
  tagline,
  pictureFile,
}: Preview): Promise<Buffer> {
  const colours = {
    ground: rawColour('ink-950'),
    accent: rawColour('brand-400'),
    paper: rawColour('paper-50'),
  };
  mark ??= drawMark(colours.accent, colours.ground);
  const card = createElement(PreviewCard, {
    title,
    brand,
    tagline,
    mark: await mark,
    ...colours,
  });
  const copy = await satori(card, { ...previewSize, fonts });
  const facts = [`${pictureWidth} ${quality} ${colours.ground}`, copy, await readFile(pictureFile)];
  return previewPictures.resultOf(facts, () => drawPreview(copy, pictureFile, colours.ground));
}
