import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { PreviewCard, previewSize } from './PreviewCard.tsx';

const font = readFileSync(join('site', 'discovery', 'fonts', 'bricolage-condensed.ttf'));
const tokens = readFileSync(join('site', 'styles', 'tokens.css'), 'utf8');

/** A raw colour of tokens.css, so that previews follow the site. */
function token(name: string): string {
  const colour = tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1];
  if (!colour) throw new Error(`site/styles/tokens.css names no colour --${name}.`);
  return colour;
}

type Preview = { title: string; brand: string; tagline: string; pictureFile: string };

/** The picture of a shared link: the page's title over its picture, 1200 × 630, as JPEG. */
export async function renderPreview({
  title,
  brand,
  tagline,
  pictureFile,
}: Preview): Promise<Buffer> {
  const colours = { ground: token('ink-950'), accent: token('lime-400'), paper: token('paper-50') };
  const words = await satori(createElement(PreviewCard, { title, brand, tagline, ...colours }), {
    ...previewSize,
    fonts: [{ name: 'Bricolage', data: font, weight: 700 }],
  });
  const picture = await sharp(pictureFile)
    .resize(760, previewSize.height, { fit: 'cover' })
    .flatten({ background: colours.ground })
    .toBuffer();
  return sharp({ create: { ...previewSize, channels: 3, background: colours.ground } })
    .composite([
      { input: picture, left: previewSize.width - 760, top: 0 },
      { input: Buffer.from(words) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
