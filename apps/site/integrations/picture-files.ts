import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { stripDrawing } from '../src/images/strip-drawing.ts';

const rasterFile = /\.(jpe?g|png|webp|avif|gif|tiff?)$/i;
const pictureNames = /(?<=[/"'\s])[^/"'\s]+\.(?:jpe?g|png|webp|avif|gif|tiff?)\b/gi;
const textFile = /\.(html|css|js|svg|xml|atom|txt|json|webmanifest|md)$/;

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

/** The original pictures of the content, by a hash of their bytes. Those in files/ are served as they are. */
async function originalsIn(content: string): Promise<Map<string, string>> {
  const servedFolder = join(content, 'files') + sep;
  const originals = (await filesUnder(content)).filter(
    (file) => rasterFile.test(file) && !file.startsWith(servedFolder),
  );
  const digests = new Map<string, string>();
  for (const file of originals) digests.set(await digestOf(file), file);
  return digests;
}

/** The pictures that a text file of the site refers to, each with such a file. */
async function referencesTo(
  pictures: ReadonlySet<string>,
  files: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (pictures.size === 0) return found;
  for (const file of files.filter((name) => textFile.test(name)))
    for (const [name] of (await readFile(file, 'utf8')).matchAll(pictureNames))
      if (pictures.has(name)) found.set(name, file);
  return found;
}

/** Removes EXIF, XMP and IPTC, after rotating the picture as its EXIF says. */
async function stripRaster(file: string): Promise<void> {
  const { exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
  if (!exif && !xmp && !iptc && orientation === 1) return;
  await writeFile(file, await sharp(file, { animated: true, autoOrient: true }).toBuffer());
}

async function stripSvg(file: string): Promise<void> {
  await writeFile(file, stripDrawing(await readFile(file, 'utf8'), file));
}

/**
 * A photo from a phone contains the location. The build emits the originals of all pictures beside their sizes: this
 * deletes them, and removes the metadata from all other pictures.
 * @param site the folder of the built site
 * @param content the content folder
 * @throws when a page refers to an original, with the names of both
 */
export async function removePrivateData(site: string, content: string): Promise<void> {
  const originals = await originalsIn(content);
  const files = await filesUnder(site);
  const emitted = join(site, '_astro') + sep;
  const emittedOriginals = new Map<string, string>();
  for (const file of files) {
    if (/\.svg$/i.test(file)) await stripSvg(file);
    if (!rasterFile.test(file)) continue;
    const original = file.startsWith(emitted) ? originals.get(await digestOf(file)) : undefined;
    if (original) emittedOriginals.set(file, original);
    else if (!file.startsWith(emitted)) await stripRaster(file);
  }
  const names = new Set([...emittedOriginals.keys()].map((file) => basename(file)));
  const references = await referencesTo(names, files);
  for (const [file, original] of emittedOriginals) {
    const page = references.get(basename(file));
    if (page)
      throw new Error(
        `${relative(site, page)} shows ${relative('.', original)} as it came, with the place and day it may have been taken. Show it through createImageSources or createImageFile of apps/site/src/images/image-sources.ts. If it is shown through them, it is damaged: save it anew as JPEG.`,
      );
    await rm(file);
  }
}
