import { readDrawing } from '@agency/content/theme/theme-values.ts';
import sharp from 'sharp';
import { themeColour } from './theme-colour.ts';

/** The favicon of the theme as a transparent PNG of `size` by `size` pixels. */
function renderPng(size: number): Promise<Buffer> {
  const svg = readDrawing('favicon');
  const [, width = '48'] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg) ?? [];
  return sharp(Buffer.from(svg), { density: Math.min(2400, (72 * size) / Number(width)) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

/** An icon for a phone's home screen. The background fills the square, because phones round the corners. */
export async function renderIcon(size: number): Promise<Buffer> {
  const icon = await renderPng(Math.round(size * 0.77));
  return sharp({
    create: { width: size, height: size, channels: 3, background: themeColour() },
  })
    .composite([{ input: icon, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG of 32 pixels as an ICO file: 6 bytes of header, 16 of directory, then the PNG. */
export async function renderFavicon(): Promise<Buffer> {
  const png = await renderPng(32);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

/** An HTTP response with one picture. */
export const iconResponse = (picture: Buffer | string, type: string) =>
  new Response(typeof picture === 'string' ? picture : new Uint8Array(picture), {
    headers: { 'Content-Type': type },
  });
