import sharp from 'sharp';
import { rawColour } from '../styles/colour-tokens.ts';
import { readDrawing } from '../theme/theme-values.ts';

/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The foot of the picture, with the logo on the ink of the brand. */
const foot = { height: 140, logo: 60, left: 64, top: 510 };

let logo: Promise<Buffer> | undefined;

const drawLogo = () =>
  sharp(Buffer.from(readDrawing('logo')), { density: 288 })
    .resize({ width: 600, height: foot.logo, fit: 'inside' })
    .png()
    .toBuffer();

/** The picture of a shared link: that of its page over the logo, as JPEG. The network writes the title beside it. */
export async function renderPreview(pictureFile: string): Promise<Buffer> {
  const background = rawColour('ink-950');
  logo ??= drawLogo();
  const { width, height } = previewSize;
  const picture = await sharp(pictureFile, { autoOrient: true })
    .resize({ width, height: height - foot.height, fit: 'cover' })
    .flatten({ background })
    .toColourspace('srgb')
    .extend({ bottom: foot.height, background })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: await logo, left: foot.left, top: foot.top }])
    .jpeg({ quality: 78 })
    .toBuffer();
}
