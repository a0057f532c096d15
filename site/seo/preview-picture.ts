import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { rawColour } from '../styles/colour-tokens.ts';
import { PreviewCard, previewSize } from './PreviewCard.tsx';

const font = readFileSync(join('site', 'seo', 'fonts', 'bricolage-condensed.ttf'));
type Preview = { title: string; brand: string; tagline: string; pictureFile: string };

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
  const copy = await satori(createElement(PreviewCard, { title, brand, tagline, ...colours }), {
    ...previewSize,
    fonts: [{ name: 'Bricolage', data: font, weight: 700 }],
  });
  const picture = await sharp(pictureFile, { autoOrient: true })
    .resize(760, previewSize.height, { fit: 'cover' })
    .flatten({ background: colours.ground })
    .toBuffer();
  return sharp({ create: { ...previewSize, channels: 3, background: colours.ground } })
    .composite([
      { input: picture, left: previewSize.width - 760, top: 0 },
      { input: Buffer.from(copy) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
