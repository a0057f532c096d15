import { readFile } from 'node:fs/promises';
import { readDrawing } from '@agency/content/theme/theme-values.ts';
import sharp from 'sharp';
import { previewPictures } from '../cache/build-cache.ts';
import { themeColour } from './theme-colour.ts';

/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The lower part of the picture, with the logo on the dark colour of the brand. */
const footer = { height: 140, logo: 60, left: 64, top: 510 };

const quality = 78;

let logo: Promise<Buffer> | undefined;

const drawLogo = () =>
  sharp(Buffer.from(readDrawing('logo')), { density: 288 })
    .resize({ width: 600, height: footer.logo, fit: 'inside' })
    .png()
    .toBuffer();

async function drawPreview(pictureFile: Buffer, background: string): Promise<Buffer> {
  logo ??= drawLogo();
  const { width, height } = previewSize;
  const picture = await sharp(pictureFile, { autoOrient: true })
    .resize({ width, height: height - footer.height, fit: 'cover' })
    .flatten({ background })
    .toColourspace('srgb')
    .extend({ bottom: footer.height, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(picture.data, { raw: picture.info })
    .composite([{ input: await logo, left: footer.left, top: footer.top }])
    .jpeg({ quality })
    .toBuffer();
}

/**
 * The picture of a shared link as JPEG: the page's picture above the logo. The social network adds the title.
 * Drawn once for all pages with this picture, and kept from build to build.
 */
export async function renderPreview(pictureFile: string): Promise<Buffer> {
  const picture = await readFile(pictureFile);
  const background = themeColour();
  const layout = JSON.stringify({ previewSize, footer, quality, background });
  return previewPictures.getOrCreate([picture, readDrawing('logo'), layout], () =>
    drawPreview(picture, background),
  );
}
