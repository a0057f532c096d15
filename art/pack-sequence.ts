import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Quality of AVIF: what is shown, and what it is only lit by. */
const [colourQuality, reliefQuality] = [38, 24];

async function colourOf(name: string): Promise<Buffer> {
  const raw = { resolveWithObject: true } as const;
  const alpha = await sharp(`${name}-alpha.png`).extractChannel(0).raw().toBuffer(raw);
  const colour = await sharp(`${name}-colour.png`).removeAlpha().raw().toBuffer(raw);
  return sharp(colour.data, { raw: colour.info })
    .joinChannel(alpha.data, { raw: alpha.info })
    .avif({ quality: colourQuality, effort: 6 })
    .toBuffer();
}

async function reliefOf(name: string, width: number): Promise<Buffer> {
  return sharp(`${name}-relief.png`)
    .removeAlpha()
    .resize(Math.round(width / 2))
    .avif({ quality: reliefQuality, effort: 6, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Packs a folder that kit/sequence.py has filled into one file: four bytes with the length of the header,
 * lowest first, the header as JSON, then of each frame colour and relief. Frames that are not there are left out.
 * @returns the size of the file in bytes
 */
export async function packSequence(folder: string, out: string): Promise<number> {
  const moments = JSON.parse(readFileSync(join(folder, 'moments.json'), 'utf8')) as object[];
  // Frame 1 is rendered first: kit/sequence.py.
  const { width, height } = await sharp(join(folder, '001-colour.png')).metadata();
  const frames: object[] = [];
  const parts: Buffer[] = [];
  for (const [index, moment] of moments.entries()) {
    const name = join(folder, String(index).padStart(3, '0'));
    if (!existsSync(`${name}-relief.png`)) continue;
    const [colour, relief] = [await colourOf(name), await reliefOf(name, width)];
    frames.push({ ...moment, colour: colour.length, relief: relief.length });
    parts.push(colour, relief);
  }
  const header = Buffer.from(JSON.stringify({ width, height, frames }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const file = Buffer.concat([length, header, ...parts]);
  writeFileSync(out, file);
  return file.length;
}
