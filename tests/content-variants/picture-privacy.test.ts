import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { parse } from 'parse5';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../apps/leads/http/html-tree.ts';
import { phonePictures } from '../support/content-variants/add-phone-pictures.ts';

const { owner, positionBytes, article, gallery, ...alt } = phonePictures;
const rasters = /\.(jpe?g|png|webp|avif|gif|tiff?)$/;
const dist = process.env.DIST_DIR ?? '';
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const files = filesUnder(dist);

type Choice = { file: string /** As the page announces it, in pixels. */; width?: number };

/** Every file that a browser may choose for the pictures with this alt text. */
function choicesOf(page: string, alt: string): Choice[] {
  const html = readFileSync(join(dist, `${page}.html`), 'utf8');
  const images = [...elementsUnder(parse(html))].filter((node) => attributeOf(node, 'alt') === alt);
  const named = images.flatMap((img) => {
    const sources = [...elementsUnder(img.parentNode as HtmlElement)].filter(
      ({ tagName }) => tagName === 'source',
    );
    const sets = sources
      .map((source) => attributeOf(source, 'srcset') ?? '')
      .join(',')
      .split(',')
      .map((part) => part.trim().split(' '));
    return [
      { file: attributeOf(img, 'src') ?? '' },
      ...sets.map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) })),
    ];
  });
  return named.filter(({ file }) => file);
}

/** The colours of the upper and of the lower half: "red" or "blue". */
async function halvesOf(file: string): Promise<string[]> {
  const { data, info } = await sharp(join(dist, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.2, 0.8].map((height) => {
    const at = (Math.floor(info.height * height) * info.width + Math.floor(info.width * 0.75)) * 3;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}

it('no built file contains the position or the author of a picture', () => {
  const telling = files.filter((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(owner) || bytes.includes(positionBytes);
  });
  expect(telling.map((file) => relative(dist, file))).toEqual([]);
});

it('no built picture carries metadata', async () => {
  const telling: string[] = [];
  for (const file of files.filter((name) => rasters.test(name))) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    if (exif ?? xmp ?? iptc) telling.push(relative(dist, file));
  }
  expect(telling).toEqual([]);
});

it('the build contains no original of a picture', () => {
  const originals = filesUnder(contentFolder)
    .filter((file) => rasters.test(file) && !file.startsWith(join(contentFolder, 'files')))
    .map((file) => readFileSync(file).toString('base64'));
  const known = new Set(originals);
  const published = files
    .filter((file) => rasters.test(file) && known.has(readFileSync(file).toString('base64')))
    .map((file) => basename(file));
  expect(published).toEqual([]);
});

it.each([
  ['the picture of an article', `blogs/${article}`, alt.cover],
  ['a picture in the text', `blogs/${article}`, alt.body],
  ['a picture of a gallery in the text', `blogs/${article}`, alt.shown],
  ['a photograph', `portfolio/photography/${gallery}`, alt.photo],
])('%s is upright in every size, AVIF among them', async (_, name, alt) => {
  const choices = choicesOf(name, alt);
  const avif = choices.filter(({ file }) => file.endsWith('.avif'));
  expect(avif.length, JSON.stringify(choices)).toBeGreaterThan(1);
  for (const { file, width: announced } of choices) {
    const { width = 0, height = 0 } = await sharp(join(dist, file)).metadata();
    expect(width, file).toBe(announced ?? width);
    expect(height, file).toBeGreaterThan(width);
    expect(await halvesOf(file), file).toEqual(['red', 'blue']);
  }
});

it('the preview picture of a shared link is upright', async () => {
  const colours = await halvesOf(`previews/blogs/${article}.jpg`);
  expect(colours).toEqual(['red', 'blue']);
});

it('an unchanged file is upright too', async () => {
  expect(await halvesOf('team.jpg')).toEqual(['red', 'blue']);
});
