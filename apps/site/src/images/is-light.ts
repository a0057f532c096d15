import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Half of the way from black to white in perceived brightness. */
const middle = 118;

/** Whether a picture is light on average, so that text over it must be dark. */
export async function isLight({ src, fsPath }: ImageMetadata & { fsPath?: string }) {
  if (!fsPath)
    throw new Error(`The brightness of the picture ${src} cannot be measured: it has no file.`);
  const { channels } = await sharp(fsPath).flatten().greyscale().stats();
  return (channels[0]?.mean ?? 0) > middle;
}
