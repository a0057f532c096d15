import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { joinedPictures } from '../cache/kept-results.ts';
import type { StripFile } from './contact-sheet.ts';
import { pictureFormats } from './picture-formats.ts';

async function originalOf({ src, fsPath }: ImageMetadata & { fsPath?: string }): Promise<Buffer> {
  if (!fsPath) throw new Error(`A contact sheet finds no file of the picture ${src}.`);
  return readFile(fsPath);
}

/** Frames are small and many: what a fourth of the bytes would add to them nobody sees. */
const frameFormats = {
  ...pictureFormats,
  avif: { ...pictureFormats.avif, quality: 40 },
};

/** Cuts each picture to its frame and lays them side by side. */
async function joined(originals: readonly Buffer[], file: StripFile): Promise<Buffer> {
  const { width, height, format } = file;
  const frames = originals.map(async (original, at) => ({
    input: await sharp(original, { failOn: 'none', autoOrient: true })
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer(),
    left: at * width,
    top: 0,
  }));
  const ground = {
    width: width * originals.length,
    height,
    channels: 3,
    background: '#000',
  } as const;
  return sharp({ create: ground })
    .composite(await Promise.all(frames))
    .toFormat(format, frameFormats[format])
    .toBuffer();
}

/** The bytes of one file of a contact sheet. */
export async function writeStrip(file: StripFile): Promise<Buffer> {
  const originals = await Promise.all(file.pictures.map(originalOf));
  const { width, height, format } = file;
  const facts = [JSON.stringify([width, height, format, frameFormats[format]]), ...originals];
  return joinedPictures.resultOf(facts, () => joined(originals, file));
}
