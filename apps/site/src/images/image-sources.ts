import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type ImagePreset, imagePresets } from './image-presets.ts';
import { withBreakpoints } from './with-breakpoints.ts';

/** The files and attributes of a picture for HTML. */
export type ImageSources = {
  alt: string;
  src: string;
  width: number;
  height: number;
  sizes: string;
  /** `sizes="auto"` is allowed when it loads lazily. */
  auto?: boolean;
  avif: string | undefined;
  /** Another crop with its own AVIF files, for a media query. */
  phone?: Omit<ImageSources, 'phone'> & { media: string };
};

type Preset = {
  widths: readonly number[];
  sizes: string;
  ratio?: number;
  auto?: boolean;
};

/** The width of the one WebP file for browsers without AVIF, in pixels. */
const fallbackWidth = 760;

/** A file is left out if the largest one is less than so many times as wide. */
const smallestStep = 1.15;

/**
 * Makes the files of a picture for a preset: AVIF, and one WebP for older browsers.
 */
export async function createImageSources(
  src: ImageMetadata,
  alt: string,
  name: ImagePreset,
): Promise<ImageSources> {
  const preset: Preset = imagePresets[name];
  const { ratio, auto = false } = preset;
  const ratioOfPicture = (src.width / src.height).toFixed(3);
  const sizes = withBreakpoints(preset.sizes).replaceAll('{ratio}', () => ratioOfPicture);
  const attributes = { alt, width: src.width, height: src.height, sizes, auto };
  if (src.format === 'svg') return { ...attributes, src: src.src, avif: undefined };

  // The width of the picture, or of the widest crop that its height allows.
  const widest = Math.min(src.width, Math.floor(src.height * (ratio ?? Number.POSITIVE_INFINITY)));
  const largest = Math.min(widest, Math.max(...preset.widths));
  const widths = [...preset.widths.filter((width) => width * smallestStep < largest), largest];
  const fallback = Math.min(fallbackWidth, largest);
  // A picture that already has the ratio shares its files with presets that do not crop.
  const needsCrop =
    ratio !== undefined && Math.abs(largest / ratio - (largest * src.height) / src.width) >= 1;
  const crop = (width: number) =>
    needsCrop ? { width, height: Math.round(width / ratio), fit: 'cover' as const } : { width };
  const avif = await getImage({
    src,
    widths,
    sizes,
    format: 'avif',
    ...crop(largest),
  });
  const webp = await getImage({ src, format: 'webp', ...crop(fallback) });
  return {
    ...attributes,
    src: webp.src,
    width: largest,
    height: Math.round(largest / (ratio ?? src.width / src.height)),
    avif: avif.srcSet.attribute,
  };
}

/** The same for a picture of the content, which has its alt text. */
export const createPictureSources = (
  picture: { src: ImageMetadata; alt: string },
  name: ImagePreset,
) => createImageSources(picture.src, picture.alt, name);

/** One file for a logo: an SVG as it is, a photo cropped by the preset. */
export async function createImageFile(
  src: ImageMetadata,
  name: ImagePreset,
): Promise<Pick<ImageSources, 'src' | 'width' | 'height'>> {
  const { src: file, width, height } = await createImageSources(src, '', name);
  return { src: file, width, height };
}

/** The longest side of a large file, in pixels. */
const largestWidth = 1600;

/** The address of the file that a gallery opens in large. */
export async function createLargeFile(src: ImageMetadata): Promise<string> {
  if (src.format === 'svg') return src.src;
  const width = Math.min(largestWidth, src.width);
  return (await getImage({ src, format: 'webp', width })).src;
}
