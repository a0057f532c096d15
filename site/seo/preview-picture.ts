import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { readDrawing } from '../schemas/theme/theme-values.ts';
import { titleScale } from '../schemas/theme/title-scale.ts';
import { rawColour } from '../styles/colour-tokens.ts';
import { PreviewCard, previewSize } from './PreviewCard.tsx';
import { previewFonts } from './preview-fonts.ts';

type Preview = { title: string; brand: string; tagline: string; pictureFile: string };

/** The brand's mark in the colours of the card, for an `img`. */
async function drawMark(accent: string, ink: string): Promise<string> {
  const svg = readDrawing('mark').replaceAll('var(--mark)', accent).replaceAll('currentColor', ink);
  const png = await sharp(Buffer.from(svg), { density: 144 }).resize(104, 104).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
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
  const mark = await drawMark(colours.accent, colours.ground);
  const card = createElement(PreviewCard, {
    title,
    brand,
    tagline,
    mark,
    scale: await titleScale(),
    ...colours,
  });
  const copy = await satori(card, { ...previewSize, fonts: previewFonts() });
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
