import sharp from 'sharp';

const side = 32;
const kept = 8;

/** How light a picture is in each of 32 × 32 fields, whatever its shape, from 0 to 255. */
const lightness = (file: string | Buffer, mirrored: boolean) =>
  sharp(file).flop(mirrored).resize(side, side, { fit: 'fill' }).grayscale().raw().toBuffer();

const wave = Array.from({ length: kept }, (_row, turn) =>
  Array.from({ length: side }, (_field, place) =>
    Math.cos(((2 * place + 1) * turn * Math.PI) / (2 * side)),
  ),
);

/**
 * The perceptual hash of a picture: its 64 slowest waves (a discrete cosine transform), each a 1 where
 * it is stronger than their median. Light, colour and size hardly change it, composition does.
 */
export async function pictureHash(file: string | Buffer, mirrored = false): Promise<bigint> {
  const fields = await lightness(file, mirrored);
  const strengths = wave.flatMap((down) =>
    wave.map((across) =>
      fields.reduce(
        (sum, light, index) =>
          sum + light * (down[Math.trunc(index / side)] ?? 0) * (across[index % side] ?? 0),
        0,
      ),
    ),
  );
  const [, ...waves] = strengths;
  const median = waves.sort((one, other) => one - other)[waves.length >> 1] ?? 0;
  return strengths.reduce((hash, strength) => (hash << 1n) | BigInt(strength > median), 0n);
}

/** How many of the 64 bits differ: about 32 for two pictures that have nothing in common. */
export const distance = (one: bigint, other: bigint) =>
  (one ^ other).toString(2).replaceAll('0', '').length;
