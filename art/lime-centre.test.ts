import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

/** The darkest brightness in a square, by the usual one there. */
async function darkestShare(file: Buffer, [x, y]: [number, number], half: number): Promise<number> {
  const square = { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
  const pixels = await sharp(file).removeAlpha().extract(square).greyscale().raw().toBuffer();
  const sorted = [...pixels].sort((one, other) => one - other);
  return (sorted[0] ?? 0) / (sorted[sorted.length >> 1] ?? 1);
}

/** The pictures of each frame of a sequence, as pack-sequence.ts writes them. */
function framesOf(file: Buffer): Buffer[] {
  const start = 4 + file.readUInt32LE(0);
  const { frames } = JSON.parse(file.subarray(4, start).toString()) as {
    frames: { colour: number }[];
  };
  let end = start;
  return frames.map(({ colour }) => {
    const from = end;
    end += colour;
    return file.subarray(from, from + colour);
  });
}

it('the lime has no hole in its middle, in the still and in each frame', async () => {
  const still = readFileSync('content/pages/pictures/hero-lime.webp');
  const frames = framesOf(readFileSync('content/files/sequences/hero-lime.frames'));
  const shares = [
    await darkestShare(still, [659, 568], 20),
    ...(await Promise.all(frames.map((frame) => darkestShare(frame, [189, 163], 5)))),
  ];
  expect(shares.length).toBeGreaterThan(48);
  expect(Math.min(...shares)).toBeGreaterThan(0.7);
});
