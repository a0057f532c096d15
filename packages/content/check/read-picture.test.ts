import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { pictureNameProblem } from '../picture-path.ts';
import { readPicture } from './read-picture.ts';

const drawing = (inside: string, first = 'viewBox="0 0 9 9"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${first}>${inside}</svg>`);
const path = '<path d="M0 0h9v9z"/>';

const jpeg = readFileSync('starter/services/websites.jpg');
let frames: Buffer;
let png: Buffer;
beforeAll(async () => {
  png = await sharp(jpeg).resize(300).png().toBuffer();
  const raw = { width: 20, height: 40, channels: 3 as const, pageHeight: 20 };
  const pixels = Buffer.alloc(20 * 40 * 3).fill(255, 0, 20 * 20 * 3);
  frames = await sharp(pixels, { raw }).gif().toBuffer();
});

/** HEIC as iPhones write it: its pixels cannot be decoded here, its first bytes say what it is. */
const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'x'.repeat(400)}`, 'latin1');

/** A PNG that says in its first bytes that it is this large: real pixels would need a gigabyte. */
function large(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(17_000, 16);
  bytes.writeUInt32BE(17_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const strip = () =>
  sharp({ create: { width: 5000, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const broken: [
  what: string,
  bytes: () => Buffer | Promise<Buffer>,
  ending: string,
  says: RegExp,
][] = [
  ['a HEIC named .jpg', () => heic, '.jpg', /is a HEIC, .*Save it again as JPEG/],
  ['a TIFF named .jpg', () => sharp(jpeg).tiff().toBuffer(), '.jpg', /is a TIFF, .*as JPEG/],
  ['a PNG named .jpg', () => png, '.jpg', /is a PNG, .*Rename it to end in \.png/],
  ['a cut JPEG', () => jpeg.subarray(0, jpeg.length / 2), '.jpg', /is damaged/],
  ['a JPEG without its last part', () => jpeg.subarray(0, -900), '.jpg', /is damaged/],
  ['a cut PNG', () => png.subarray(0, png.length / 2), '.png', /is damaged/],
  ['17,000 × 17,000 pixels', large, '.png', /is 17000 × 17000 pixels, more than/],
  ['5,000 × 1 pixels', strip, '.png', /is 5000 × 1 pixels: .*at most 20 times/],
  ['an empty file', () => Buffer.alloc(0), '.jpg', /is empty \(0 bytes\)/],
  ['a text', () => Buffer.from('Not found'), '.png', /is no picture/],
  ['an animated GIF', () => frames, '.gif', /is animated \(2 frames\)/],
  [
    'an animated WebP',
    () => sharp(frames, { animated: true }).webp().toBuffer(),
    '.webp',
    /is animated \(2 frames\)/,
  ],
  ['an SVG without a size', () => drawing(path, ''), '.svg', /needs viewBox=/],
  ['an SVG of 100%', () => drawing(path, 'width="100%" height="100%"'), '.svg', /needs viewBox=/],
  ['an SVG with an open tag', () => drawing('<path>'), '.svg', /cannot be read as SVG/],
  ['a web page named .svg', () => Buffer.from('<html></html>'), '.svg', /needs viewBox=/],
  ['an SVG in UTF-16', () => Buffer.from(String(drawing(path)), 'utf16le'), '.svg', /as SVG/],
  ['a PNG named .svg', () => png, '.svg', /is a PNG/],
  ['an empty SVG', () => Buffer.alloc(0), '.svg', /is empty/],
  ['an SVG of 1 MB', () => drawing(path.repeat(50_000)), '.svg', /is \d{4} kB large, .*300 kB/],
  ['an SVG with a script', () => drawing('<script/>'), '.svg', /contains <script>/],
];

it.each(broken)('%s: what is wrong and what to do', async (_what, bytes, ending, says) => {
  expect(await readPicture(await bytes(), ending)).toEqual({
    problem: expect.stringMatching(says),
  });
});

it('pictures and drawings that browsers show have their size', async () => {
  expect(await readPicture(jpeg, '.jpg')).toEqual({ width: 1200, height: 1500 });
  expect(await readPicture(drawing(path), '.svg')).toEqual({ width: 9, height: 9 });
  const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer();
  expect(await readPicture(turned, '.jpeg')).toEqual({ width: 1500, height: 1200 });
});

it.each([
  ['./photo.jfif', /Rename the file to end in \.jpg/],
  ['./photo.heic', /Save it as \.jpg/],
  ['./photo.tiff', /Save it as \.jpg/],
  ['./photo.js', /is not a picture/],
  ['./photo.js?a.png', /one of the signs/],
])('%s is no name of a picture', (name, says) => {
  expect(pictureNameProblem(name)).toMatch(says);
});
