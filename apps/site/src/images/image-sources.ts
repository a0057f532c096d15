import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type ImagePreset, imagePresets } from './image-presets.ts';
import { firstQuality } from './picture-formats.ts';

/** A picture ready for HTML: every file made, every attribute known. */
export type ImageSources = {
  alt: string;
  src: string;
  width: number;
  height: number;
  sizes: string;
  /** The browser may go by the width of its place, when it loads lazily. */
  auto?: boolean;
  avif: string | undefined;
  /** Another cut, with its own AVIF files, for windows that answer its media query. */
  phone?: Omit<ImageSources, 'phone'> & { media: string };
};

type Preset = {
  widths: readonly number[];
  sizes: string;
  ratio?: number;
  first?: boolean;
  auto?: boolean;
};

/**
 * Makes the files of a picture for its place in the layout: AVIF first, WebP for older browsers.
 * @param first whether it is the largest picture of a first screen, so that it is written as well as it may
 */
export async function createImageSources(
  src: ImageMetadata,
  alt: string,
  name: ImagePreset,
  first?: boolean,
): Promise<ImageSources> {
  const preset: Preset = imagePresets[name];
  const { ratio, auto = false } = preset;
  const sizes = preset.sizes.replaceAll('{ratio}', (src.width / src.height).toFixed(3));
  const attributes = { alt, width: src.width, height: src.height, sizes, auto };
  if (src.format === 'svg') return { ...attributes, src: src.src, avif: undefined };

  // As wide as the picture is, or as its height allows once its sides are cut off.
  const widest = Math.min(src.width, Math.floor(src.height * (ratio ?? Number.POSITIVE_INFINITY)));
  const widths = preset.widths.filter((width) => width < widest);
  const largest = Math.min(widest, Math.max(...preset.widths));
  if (!widths.includes(largest)) widths.push(largest);
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? largest;
  // A picture that has the shape of its place shares its files with places that cut none.
  const cuts =
    ratio !== undefined && Math.abs(largest / ratio - (largest * src.height) / src.width) >= 1;
  const cut = (width: number) =>
    cuts ? { width, height: Math.round(width / ratio), fit: 'cover' as const } : { width };
  const avif = await getImage({
    src,
    widths,
    sizes,
    format: 'avif',
    ...((first ?? preset.first) ? { quality: firstQuality } : {}),
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
export const createPictureSources = (
  picture: { src: ImageMetadata; alt: string },
  name: ImagePreset,
  first?: boolean,
) => createImageSources(picture.src, picture.alt, name, first);

/** One file for a small mark: a drawing as it is, a photograph cut to the size of its place. */
export async function createImageFile(
  src: ImageMetadata,
  name: ImagePreset,
): Promise<Pick<ImageSources, 'src' | 'width' | 'height'>> {
  const { src: file, width, height } = await createImageSources(src, '', name);
  return { src: file, width, height };
}
