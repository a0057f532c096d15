import sharp from 'sharp';
import { rawColour } from '../styles/colour-tokens.ts';
import { readDrawing } from '../theme/theme-values.ts';

/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The lower part of the picture, with the logo on the dark colour of the brand. */
const footer = { height: 140, logo: 60, left: 64, top: 510 };

let logo: Promise<Buffer> | undefined;

const drawLogo = () =>
  sharp(Buffer.from(readDrawing('logo')), { density: 288 })
    .resize({ width: 600, height: footer.logo, fit: 'inside' })
    .png()
    .toBuffer();

/** The picture of a shared link as JPEG: the page's picture above the logo. The social network adds the title. */
export async function renderPreview(pictureFile: string): Promise<Buffer> {
  const background = rawColour('ink-950');
  logo ??= drawLogo();
  const { width, height } = previewSize;
  const picture = await sharp(pictureFile, { autoOrient: true })
    .resize({ width, height: height - footer.height, fit: 'cover' })
    .flatten({ background })
    .toColourspace('srgb')
    .extend({ bottom: footer.height, background })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: await logo, left: footer.left, top: footer.top }])
    .jpeg({ quality: 78 })
    .toBuffer();
}
