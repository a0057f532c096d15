import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { grownSizes } from './grown-sizes.ts';
import { type ImageSize, imageSizes, isFirst, ratioOf } from './image-sizes.ts';
import { firstQuality } from './picture-formats.ts';

/** A picture ready for HTML: every file made, every attribute known. */
export type ImageSources = {
  alt: string;
  src: string;
  width: number;
  height: number;
  sizes: string;
  avif: string | undefined;
  /** Another cut, with its own AVIF files, for windows that answer its media query. */
  phone?: Omit<ImageSources, 'phone'> & { media: string };
};

/**
 * Makes the files of a picture for its place in the layout: AVIF first, WebP for older browsers.
 * @param first whether it is the largest picture of a first screen, so that it is written as well as it may
 */
export async function createImageSources(
  src: ImageMetadata,
  alt: string,
  imageSize: ImageSize,
  first = isFirst(imageSize),
): Promise<ImageSources> {
  const ownRatio = (src.width / src.height).toFixed(3);
  const sizes = grownSizes(imageSizes[imageSize].sizes).replaceAll('{ratio}', ownRatio);
  const attributes = { alt, width: src.width, height: src.height, sizes };
  if (src.format === 'svg') return { ...attributes, src: src.src, avif: undefined };

  const ratio = ratioOf(imageSize);
  // As wide as the picture is, or as its height allows once its sides are cut off.
  const widest = Math.min(src.width, Math.floor(src.height * (ratio ?? Number.POSITIVE_INFINITY)));
  const widths = imageSizes[imageSize].widths.filter((width) => width < widest);
  const largest = Math.min(widest, Math.max(...imageSizes[imageSize].widths));
  if (!widths.includes(largest as never)) widths.push(largest as never);
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? largest;
  // A picture that has the shape of its place shares its files with places that cut none.
  const cuts =
    ratio !== undefined && Math.abs(largest / ratio - (largest * src.height) / src.width) >= 1;
  const cut = (width: number) =>
    cuts ? { width, height: Math.round(width / ratio), fit: 'cover' as const } : { width };
  const avif = await getImage({
    src,
    widths: [...widths],
    sizes,
    format: 'avif',
    ...(first ? { quality: firstQuality } : {}),
    ...cut(largest),
  });
  const webp = await getImage({ src, format: 'webp', ...cut(middle) });
  return {
    ...attributes,
    src: webp.src,
    width: largest,
    height: Math.round(largest / (ratio ?? src.width / src.height)),
    avif: avif.srcSet.attribute,
  };
}

/** The same for content that carries its own alt text. */
export const createCaptionedSources = (
  picture: { src: ImageMetadata; alt: string },
  imageSize: ImageSize,
  first?: boolean,
) => createImageSources(picture.src, picture.alt, imageSize, first);

/** One file for a small mark: a drawing as it is, a photograph cut to the size of its place. */
export async function createImageFile(
  src: ImageMetadata,
  imageSize: ImageSize,
): Promise<Pick<ImageSources, 'src' | 'width' | 'height'>> {
  const { src: file, width, height } = await createImageSources(src, '', imageSize);
  return { src: file, width, height };
}
