import { readFile } from 'node:fs/promises';
import { readDrawing } from '@agency/content/theme/theme-values.ts';
import sharp, { type OutputInfo } from 'sharp';
import { previewPictures } from '../cache/build-cache.ts';
import { themeColour } from './theme-colour.ts';

/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** In the lower left corner, on the dark colour of the brand: the height of the logo, and the space around it. */
const corner = { logo: 52, inline: 32, block: 24 };

const quality = 78;

type Drawn = { data: Buffer; info: OutputInfo };

let logo: Promise<Drawn> | undefined;

const drawLogo = (background: string) =>
  sharp(Buffer.from(readDrawing('logo')), { density: 288 })
    .resize({ width: 600, height: corner.logo, fit: 'inside' })
    .flatten({ background })
    .extend({
      top: corner.block,
      bottom: corner.block,
      left: corner.inline,
      right: corner.inline,
      background,
    })
    .png()
    .toBuffer({ resolveWithObject: true });

/** A wide picture is cut to the size; an upright one, such as a portrait, is whole before a blurred copy of itself. */
async function drawPreview(file: Buffer, background: string): Promise<Buffer> {
  logo ??= drawLogo(background);
  const { data, info } = await logo;
  const open = () =>
    sharp(file, { autoOrient: true }).flatten({ background }).toColourspace('srgb');
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const ground = open().resize({ ...previewSize, fit: 'cover' });
  const whole = width < height && {
    input: await open().resize({ height: previewSize.height }).png().toBuffer(),
  };
  const picture = await (whole ? ground.blur(60) : ground).png().toBuffer();
  return sharp(picture)
    .composite([
      ...(whole ? [whole] : []),
      { input: data, left: 0, top: previewSize.height - info.height },
    ])
    .jpeg({ quality })
    .toBuffer();
}

/**
 * The picture of a shared link as JPEG: the page's picture with the logo in a corner. The social network adds the title.
 * Drawn once for all pages with this picture, and kept from build to build.
 */
export async function renderPreview(pictureFile: string): Promise<Buffer> {
  const picture = await readFile(pictureFile);
  const background = themeColour();
  const layout = JSON.stringify({ previewSize, corner, quality, background });
  return previewPictures.getOrCreate([picture, readDrawing('logo'), layout], () =>
    drawPreview(picture, background),
  );
}
