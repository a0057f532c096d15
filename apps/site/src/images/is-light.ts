import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Half of the way from black to white, as the eye sees it. */
const middle = 118;

/** Whether a picture is light on the whole, so that text over it has to be dark. */
export async function isLight({ src, fsPath }: ImageMetadata & { fsPath?: string }) {
  if (!fsPath)
    throw new Error(`The light of the picture ${src} cannot be measured: it has no file.`);
  const { channels } = await sharp(fsPath).flatten().greyscale().stats();
  return (channels[0]?.mean ?? 0) > middle;
}
