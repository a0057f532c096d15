import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { ratioOf, type Slot, slots } from './slots.ts';

/** A picture ready for HTML: every file made, every attribute known. */
export type RenderedPicture = {
  alt: string;
  src: string;
  width: number;
  height: number;
  sizes: string;
  avif: string | undefined;
  /** Another cut, with its own AVIF files, for windows that answer its media query. */
  phone?: Omit<RenderedPicture, 'phone'> & { media: string };
};

/** Makes the files of a picture for its place in the layout: AVIF first, WebP for older browsers. */
export async function renderPicture(
  src: ImageMetadata,
  alt: string,
  slot: Slot,
): Promise<RenderedPicture> {
  const { sizes } = slots[slot];
  const shape = { alt, width: src.width, height: src.height, sizes };
  if (src.format === 'svg') return { ...shape, src: src.src, avif: undefined };

  const widths = slots[slot].widths.filter((width) => width < src.width);
  const largest = Math.min(src.width, Math.max(...slots[slot].widths));
  if (!widths.includes(largest as never)) widths.push(largest as never);
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? largest;
  const ratio = ratioOf(slot);
  const cut = (width: number) =>
    ratio ? { width, height: Math.round(width / ratio), fit: 'cover' as const } : { width };
  const avif = await getImage({ src, widths: [...widths], sizes, format: 'avif', ...cut(largest) });
  const webp = await getImage({ src, format: 'webp', ...cut(middle) });
  return {
    ...shape,
    src: webp.src,
    width: largest,
    height: Math.round(largest / (ratio ?? src.width / src.height)),
    avif: avif.srcSet.attribute,
  };
}

/** The same for content that carries its own alt text. */
export const renderCaptioned = (picture: { src: ImageMetadata; alt: string }, slot: Slot) =>
  renderPicture(picture.src, picture.alt, slot);
