import { globSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { distance, pictureHash } from '../support/perceptual-hash.ts';

/**
 * Bits of 64. Measured on all of these: a picture lit, tinted or shrunk differently lies at most 6 from
 * itself, a mirrored one 0. The nearest two of different things lie 14 apart, one pair in two 30.
 */
const tooNear = 10;

type Hashed = { file: string; hash: bigint; mirrored: bigint };

async function hashed(pattern: string): Promise<Hashed[]> {
  const files = globSync(pattern).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      hash: await pictureHash(file),
      mirrored: await pictureHash(file, true),
    })),
  );
}

const between = (one: Hashed, other: Hashed) =>
  Math.min(distance(one.hash, other.hash), distance(one.hash, other.mirrored));

/** Pairs that look alike, nearest first, as "one and other: bits". */
const alike = (pictures: Hashed[]) =>
  pictures
    .flatMap((one, index) =>
      pictures.slice(0, index).map((other) => ({ one, other, bits: between(one, other) })),
    )
    .filter(({ bits }) => bits <= tooNear)
    .sort((one, other) => one.bits - other.bits)
    .map(({ one, other, bits }) => `${one.file} and ${other.file}: ${bits} bits`);

describe('no two pictures look alike', () => {
  it.each([
    ['the three galleries', 'content/photography/*/*.jpg', 57],
    ['the covers of case studies and articles', 'content/{case-studies,articles}/*/cover.jpg', 37],
  ])('among %s', async (_name, pattern, count) => {
    const pictures = await hashed(pattern);
    expect(pictures).toHaveLength(count);
    expect(alike(pictures)).toEqual([]);
  });
});

describe('a picture is known again', () => {
  const file = 'content/photography/vermello/06.jpg';
  let own: Hashed;
  beforeAll(async () => {
    [own] = (await hashed(file)) as [Hashed];
  });

  it.each([
    ['when it is lit more brightly', () => sharp(file).modulate({ brightness: 1.15 })],
    ['when it is tinted', () => sharp(file).tint('#d0ff14')],
    ['when it is a third as large', () => sharp(file).resize(400)],
    ['when it is mirrored', () => sharp(file).flop()],
    [
      'when its edges are cut away',
      () => sharp(file).extract({ left: 24, top: 32, width: 1172, height: 1522 }),
    ],
  ])('%s', async (_name, changed) => {
    const data = await changed().jpeg({ quality: 70 }).toBuffer();
    const hash = await pictureHash(data);
    const mirrored = await pictureHash(data, true);
    expect(between(own, { file: 'changed', hash, mirrored })).toBeLessThanOrEqual(tooNear);
  });
});
