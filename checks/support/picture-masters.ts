import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../site/content/content-folder.ts';

type Size = { width: number; height: number };

const sizes = new Map<string, Promise<Size>>();

/** The true size of a served picture, whatever its page says of it. */
export function fileSize(address: string): Promise<Size> {
  const known = sizes.get(address);
  if (known) return known;
  const size = fetch(address)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => sharp(Buffer.from(bytes)).metadata())
    .then(({ width, height }) => ({ width, height }));
  sizes.set(address, size);
  return size;
}

const masters = globSync(`${contentFolder}/**/*.{jpg,jpeg,png,webp}`);

/**
 * The width of the picture in the content that a served file was made of: the narrowest of those with its
 * name, since the build keeps no more of the address.
 */
export async function masterWidth(address: string): Promise<number> {
  const [name] = path.basename(address).split('.');
  const widths = masters
    .filter((file) => path.parse(file).name === name)
    .map(async (file) => (await sharp(file).metadata()).width);
  return Math.min(...(await Promise.all(widths)));
}
