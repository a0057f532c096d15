import { createHash } from 'node:crypto';
import type { ImageMetadata } from 'astro';
import { grownSizes } from './grown-sizes.ts';
import { imageSizes } from './image-sizes.ts';
import type { ImageSources } from './image-sources.ts';

/** As many as a phone shows at once: its first screen then asks for one file. */
const framesPerStrip = 6;

const { widths, sizes, ratio } = imageSizes.frame;
const largest = Math.max(...widths);

/** Pictures that lie side by side in one file. */
type Strip = { name: string; pictures: readonly ImageMetadata[] };

/** A strip as it stands in a page. */
export type ShownStrip = { picture: ImageSources; frames: number };

/** One file of a strip. */
export type StripFile = Strip & { width: number; height: number; format: 'avif' | 'webp' };

function stripOf(pictures: readonly ImageMetadata[]): Strip {
  const names = pictures.map(({ src }) => src).join('\n');
  return { name: createHash('sha256').update(names).digest('hex').slice(0, 12), pictures };
}

/** The pictures of a contact sheet, joined a few in one file. */
export function stripsOf(pictures: readonly ImageMetadata[]): Strip[] {
  const starts = pictures.keys().filter((index) => index % framesPerStrip === 0);
  return [...starts].map((start) => stripOf(pictures.slice(start, start + framesPerStrip)));
}

const fileName = ({ name }: Strip, width: number, format: string) => `${name}-${width}.${format}`;

/** Every file of a strip by its name: AVIF in all widths of a frame, one WebP for older browsers. */
export function filesOf(strip: Strip): { name: string; file: StripFile }[] {
  const fileOf = (width: number, format: StripFile['format']) => ({
    name: fileName(strip, width, format),
    file: { ...strip, width, height: Math.round(width / ratio), format },
  });
  return [...widths.map((width) => fileOf(width, 'avif')), fileOf(largest, 'webp')];
}

/** The same strip for HTML. */
export function shownStrip(strip: Strip): ShownStrip {
  const frames = strip.pictures.length;
  const address = (width: number, format: string) =>
    `/contact-sheets/${fileName(strip, width, format)}`;
  const picture = {
    alt: '',
    src: address(largest, 'webp'),
    width: largest * frames,
    height: Math.round(largest / ratio),
    sizes: grownSizes(sizes).replaceAll('{frames}', String(frames)),
    avif: widths.map((width) => `${address(width, 'avif')} ${width * frames}w`).join(', '),
  };
  return { picture, frames };
}
