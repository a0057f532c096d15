import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Metadata } from 'sharp';
import { activeDrawing } from './active-markup.ts';

/** What the check found out about a file: its problem, or its size. */
export type CheckedPicture = { problem: string } | { width: number; height: number };

/** 12,000 × 8,000 pixels. Decoding more takes more memory than small servers have. */
const maxPixels = 100_000_000;

/** A narrower picture has no pixels left at the smallest width that the build makes. */
const maxRatio = 20;

/** A drawing is sent to visitors as it is. */
const maxDrawing = 300_000;

const formats: Record<string, string> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
  '.svg': 'svg',
};
const spoken: Record<string, string> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  gif: 'a GIF',
  svg: 'an SVG',
  heic: 'a HEIC, as iPhones take them',
  tiff: 'a TIFF',
  pdf: 'a PDF',
};
const again = 'Save it again as JPEG, with 1600 to 4000 pixels on its longer side.';

const problem = (text: string): CheckedPicture => ({ problem: text });

/** The real format of a file, from its first bytes; undefined when it is no picture. */
function formatOf(bytes: Uint8Array, { format, compression }: Partial<Metadata>) {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (/ftyp(hei|hev)/.test(start) || (format === 'heif' && compression === 'hevc')) return 'heic';
  if (format === 'heif') return 'avif';
  if (start.startsWith('%PDF')) return 'pdf';
  return format;
}

async function readDrawing(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length > maxDrawing)
    return problem(
      `is ${Math.ceil(bytes.length / 1000)} kB large, and every visitor loads it. Export it with fewer points, under ${maxDrawing / 1000} kB, or save it as PNG.`,
    );
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const fix = 'Export the drawing again as a plain SVG.';
  try {
    const active = activeDrawing(text);
    if (active !== undefined)
      return problem(`contains ${active}. A drawing is shapes only. Remove it, or: ${fix}`);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    return problem(`cannot be read as SVG (${reason}). ${fix}`);
  }
  try {
    const { width, height, format } = await imageMetadata(bytes, '');
    if (format !== 'svg' || !(width > 0 && height > 0)) throw new Error();
    await sharp(bytes).resize(16).raw().toBuffer();
    return { width, height };
  } catch {
    return problem(
      `is an SVG without a size or shapes that can be drawn. It needs viewBox="0 0 width height" and xmlns in its first tag. ${fix}`,
    );
  }
}

/** Decodes a picture at low cost: a JPEG at an eighth of its size. */
async function decode(bytes: Buffer): Promise<void> {
  await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels })
    .resize(64, 64, { fit: 'inside', fastShrinkOnLoad: true })
    .raw()
    .toBuffer();
}

/**
 * Reads a picture as the build does.
 * @param ending of the name of its file, with the full stop
 */
export async function readPicture(bytes: Buffer, ending: string): Promise<CheckedPicture> {
  if (bytes.length === 0)
    return problem('is empty (0 bytes). Copy the file again from where you have it.');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  const format = formatOf(bytes, metadata);
  if (ending === '.svg' && (format === 'svg' || format === undefined)) return readDrawing(bytes);
  if (format === undefined) return problem(`is no picture, or it is damaged. ${again}`);
  if (format !== formats[ending]) {
    const name = spoken[format] ?? `of the format ${format}`;
    const rename = Object.entries(formats).find(([, other]) => other === format)?.[0];
    return problem(
      `is ${name}, but its name ends in ${ending}. ${rename ? `Rename it to end in ${rename}.` : again}`,
    );
  }
  const { width = 0, height = 0, pages = 1 } = metadata;
  if (pages > 1)
    return problem(
      `is animated (${pages} frames), and only still pictures are shown. Save one frame as PNG or JPEG.`,
    );
  if (width * height > maxPixels)
    return problem(`is ${width} × ${height} pixels, more than the build can read. ${again}`);
  if (Math.max(width, height) > maxRatio * Math.min(width, height))
    return problem(
      `is ${width} × ${height} pixels: the longer side may have at most ${maxRatio} times as many as the shorter one. Cut off what is not needed.`,
    );
  try {
    await decode(bytes);
    await imageMetadata(bytes, '');
  } catch {
    return problem(`is damaged: it cannot be read to its end. Copy it again, or: ${again}`);
  }
  const turned = (metadata.orientation ?? 1) >= 5;
  return turned ? { width: height, height: width } : { width, height };
}
