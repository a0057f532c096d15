import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { stripDrawing } from '../src/content/strip-drawing.ts';

const raster = /\.(jpe?g|png|webp|avif|gif|tiff?)$/i;
const pictureNames = /(?<=[/"'\s])[^/"'\s]+\.(?:jpe?g|png|webp|avif|gif|tiff?)\b/gi;
const readable = /\.(html|css|js|svg|xml|atom|txt|json|webmanifest|md)$/;

const digestOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The pictures editors put into content, by their bytes; what is in files/ is meant to be served. */
async function originalsIn(content: string): Promise<Map<string, string>> {
  const served = join(content, 'files') + sep;
  const originals = (await filesUnder(content)).filter(
    (file) => raster.test(file) && !file.startsWith(served),
  );
  const digests = new Map<string, string>();
  for (const file of originals) digests.set(await digestOf(file), file);
  return digests;
}

/** Which of these pictures the site's pages, styles and lists name, each with a file that names it. */
async function filesThatName(
  pictures: ReadonlySet<string>,
  files: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (pictures.size === 0) return found;
  for (const file of files.filter((name) => readable.test(name)))
    for (const [name] of (await readFile(file, 'utf8')).matchAll(pictureNames))
      if (pictures.has(name)) found.set(name, file);
  return found;
}

/** Rewrites a picture without EXIF, XMP and IPTC, rotated as its EXIF says. */
async function stripRaster(file: string): Promise<void> {
  const { exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
  if (!exif && !xmp && !iptc && orientation === 1) return;
  await writeFile(file, await sharp(file, { animated: true, autoOrient: true }).toBuffer());
}

async function stripSvg(file: string): Promise<void> {
  await writeFile(file, stripDrawing(await readFile(file, 'utf8'), file));
}

/**
 * A picture as it came from a phone tells where its owner lives. The build emits the originals of all
 * pictures beside the sizes made of them: they are taken away again, and whatever else is served
 * loses its metadata.
 * @param site the built site, changed in place
 * @param content the folder of all words and pictures
 * @throws when a page shows an original, naming both
 */
export async function removePrivateData(site: string, content: string): Promise<void> {
  const originals = await originalsIn(content);
  const files = await filesUnder(site);
  const emitted = join(site, '_astro') + sep;
  const left = new Map<string, string>();
  for (const file of files) {
    if (/\.svg$/i.test(file)) await stripSvg(file);
    if (!raster.test(file)) continue;
    const original = file.startsWith(emitted) ? originals.get(await digestOf(file)) : undefined;
    if (original) left.set(file, original);
    else if (!file.startsWith(emitted)) await stripRaster(file);
  }
  const names = new Set([...left.keys()].map((file) => basename(file)));
  const named = await filesThatName(names, files);
  for (const [file, original] of left) {
    const page = named.get(basename(file));
    if (page)
      throw new Error(
        `${relative(site, page)} shows ${relative('.', original)} as it came, with the place and day it may have been taken. Show it through createImageSources or createImageFile of apps/site/src/images/image-sources.ts. If it is shown through them, it is damaged: save it anew as JPEG.`,
      );
    await rm(file);
  }
}
