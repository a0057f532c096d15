import sharp from 'sharp';
import { rawColour } from '../styles/colour-tokens.ts';

/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The picture of a shared link: that of its page, cut to 1200 × 630, as JPEG. The network writes the title below. */
export const renderPreview = (pictureFile: string): Promise<Buffer> =>
  sharp(pictureFile, { autoOrient: true })
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: rawColour('ink-950') })
    .toColourspace('srgb')
    .jpeg({ quality: 78 })
    .toBuffer();
