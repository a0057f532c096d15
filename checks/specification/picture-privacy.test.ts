import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'parse5';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attributeOf, elementsUnder, type HtmlElement } from '../../server/http/html-tree.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

const owner = 'Taken by Kavya at home, Besant Nagar';
const place = '13/1 4/1 57/1';
const article = 'how-does-seo-work-guide';
const picture = { cover: 'A phone photo as the cover', body: 'A phone photo among the words' };
const neighbour = {
  slug: 'best-seo-agency-near-me',
  cover:
    'A small black shop with lit windows, a lime and white awning and an orange map pin on the roof',
};
const rasters = /\.(jpe?g|png|webp|avif|gif|tiff?)$/;

/**
 * As a phone held upright writes it: the pixels lie, red at their left, and a tag says which way is up.
 * @param width of the pixels that lie; their height is two thirds of it
 */
function phonePicture(width: number): Promise<Buffer> {
  const height = (width * 2) / 3;
  const half = (background: string) => ({
    create: { width: width / 2, height, channels: 4 as const, background },
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .composite([
      { input: half('#d01010b0'), left: 0, top: 0 },
      { input: half('#1010d0b0'), left: width / 2, top: 0 },
    ])
    .jpeg({ quality: 97 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: owner },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: place,
        GPSLongitudeRef: 'E',
        GPSLongitude: '80/1 15/1 40/1',
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${owner}"/></rdf:RDF></x:xmpmeta>`,
    )
    .toBuffer();
}

/** The degrees, minutes and seconds of `place` as EXIF holds them. */
const placeBytes = Buffer.from([13, 1, 4, 1, 57, 1].flatMap((number) => [number, 0, 0, 0]));

let copy: ContentCopy;
let removeCopy: (() => void) | undefined;
let files: string[] = [];

type Choice = { file: string /** As the page announces it, in pixels. */; width?: number };

/** Every file a browser may choose for the pictures of a page with this alt text. */
function choicesOf(page: string, alt: string): Choice[] {
  const html = readFileSync(join(copy.dist, `${page}.html`), 'utf8');
  const shown = [...elementsUnder(parse(html))].filter((node) => attributeOf(node, 'alt') === alt);
  const named = shown.flatMap((img) => {
    const sources = [...elementsUnder(img.parentNode as HtmlElement)];
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

const widthsOf = (choices: readonly Choice[]) =>
  choices.map(({ width }) => width).filter((width) => width !== undefined);

/** The colours in the middle of the upper and of the lower half: "red" or "blue". */
async function halvesOf(file: string): Promise<string[]> {
  const { data, info } = await sharp(join(copy.dist, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.2, 0.8].map((height) => {
    const at = (Math.floor(info.height * height) * info.width + Math.floor(info.width * 0.75)) * 3;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}

beforeAll(async () => {
  copy = copyContent((remove) => {
    removeCopy = remove;
  });
  const jpeg = await phonePicture(1200);
  const large = await phonePicture(4032);
  for (const source of [jpeg, large])
    expect(source.includes(placeBytes), 'the picture says where it was taken').toBe(true);
  expect(large.length).toBeGreaterThan(6_000_000);
  writeFileSync(join(copy.content, `articles/${article}/phone.jpg`), large);
  for (const file of [
    'photography/snacbox/08.jpg',
    'people/kavitha-raman/portrait.jpg',
    'clients/phone.jpg',
    'files/team.jpg',
  ])
    writeFileSync(join(copy.content, file), jpeg);
  writeFileSync(
    join(copy.content, 'tools/drawn.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata>${owner}</metadata><path d="M0 0h9v9z"/></svg>`,
  );
  copy.change(
    `articles/${article}/article.mdx`,
    /^picture: .*$/m,
    `picture: { src: ./phone.jpg, alt: "${picture.cover}" }`,
  );
  copy.change(`articles/${article}/article.mdx`, /$/, `\n![${picture.body}](./phone.jpg)\n`);
  copy.change('people/kavitha-raman/person.yaml', './portrait.svg', './portrait.jpg');
  copy.change('clients/clients.yaml', './01-meal-maven.svg', './phone.jpg');
  copy.change('tools/tools.yaml', /\.\/[\w-]+\.svg/, './drawn.svg');
  const { code, output } = await copy.astro('build');
  expect(code, output).toBe(0);
  files = readdirSync(copy.dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}, 300_000);

afterAll(() => removeCopy?.());

it('no built file says where or by whom a picture was taken', () => {
  const telling = files.filter((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(owner) || bytes.includes(placeBytes);
  });
  expect(telling.map((file) => relative(copy.dist, file))).toEqual([]);
});

it('no built picture carries metadata', async () => {
  const telling: string[] = [];
  for (const file of files.filter((name) => rasters.test(name))) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    if (exif ?? xmp ?? iptc) telling.push(relative(copy.dist, file));
  }
  expect(telling).toEqual([]);
});

it('the originals of pictures stay at home', () => {
  const originals = readdirSync(copy.content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && rasters.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(copy.content, 'files')))
    .map((file) => readFileSync(file).toString('base64'));
  const known = new Set(originals);
  const published = files
    .filter((file) => rasters.test(file) && known.has(readFileSync(file).toString('base64')))
    .map((file) => basename(file));
  expect(published).toEqual([]);
});

it.each([
  ['the picture of an article', `blogs/${article}`, picture.cover],
  ['a picture among the words', `blogs/${article}`, picture.body],
  [
    'a photograph',
    'portfolio/photography/snacbox',
    'Close field of yellow banana chips with two sprigs of curry leaf',
  ],
])('%s stands upright in every size, AVIF among them', async (_, name, alt) => {
  const choices = choicesOf(name, alt);
  const avif = choices.filter(({ file }) => file.endsWith('.avif'));
  expect(avif.length, JSON.stringify(choices)).toBeGreaterThan(1);
  for (const { file, width: announced } of choices) {
    const { width = 0, height = 0 } = await sharp(join(copy.dist, file)).metadata();
    expect(width, file).toBe(announced ?? width);
    expect(height, file).toBeGreaterThan(width);
    expect(await halvesOf(file), file).toEqual(['red', 'blue']);
  }
});

it('a picture of six megabytes is made in the sizes of its place, like any other', () => {
  const choices = choicesOf(`blogs/${article}`, picture.cover);
  const others = choicesOf(`blogs/${neighbour.slug}`, neighbour.cover);
  expect(widthsOf(choices).length).toBeGreaterThan(2);
  expect(widthsOf(choices)).toEqual(widthsOf(others));
});

it('the preview of a shared link stands upright', async () => {
  expect(await halvesOf(`previews/blogs/${article}.jpg`)).toEqual(['red', 'blue']);
});

it('a file that is served as it is stands upright too', async () => {
  expect(await halvesOf('team.jpg')).toEqual(['red', 'blue']);
});
