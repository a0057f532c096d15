import sharp from 'sharp';
import { rawColour } from '../styles/colour-tokens.ts';
import { readDrawing } from '../theme/theme-values.ts';

/** The sign of the theme as a picture of `size` by `size` pixels, without a ground. */
function drawSign(size: number): Promise<Buffer> {
  const svg = readDrawing('favicon');
  const [, width = '48'] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: Math.min(2400, (72 * size) / Number(width)) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

/** An icon of a phone: the sign on ink to the edges, because phones cut their own corners. */
export async function renderIcon(size: number): Promise<Buffer> {
  const sign = await drawSign(Math.round(size * 0.77));
  return sharp({
    create: { width: size, height: size, channels: 3, background: rawColour('ink-950') },
  })
    .composite([{ input: sign, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** One PNG of 32 pixels in an ICO envelope: 6 bytes of header, 16 of directory, then the picture. */
export async function renderFavicon(): Promise<Buffer> {
  const png = await drawSign(32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** An answer that holds one picture. */
export const iconResponse = (picture: Buffer | string, type: string) =>
  new Response(typeof picture === 'string' ? picture : new Uint8Array(picture), {
    headers: { 'Content-Type': type },
  });
