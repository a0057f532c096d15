import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** The ratios in which search engines show the picture of an article. */
const ratios = [16 / 9, 4 / 3, 1];

const maxWidth = 1200;

/**
 * Crops a picture to each ratio, 1200 px wide or as wide as the original.
 * @returns the addresses of the files, the widest ratio first; of an SVG its own
 */
export async function createSearchPictures(src: ImageMetadata): Promise<string[]> {
  if (src.format === 'svg') return [src.src];
  const crops = ratios.map(async (ratio) => {
    const width = Math.min(maxWidth, src.width, Math.floor(src.height * ratio));
    const height = Math.round(width / ratio);
    return (await getImage({ src, format: 'webp', width, height, fit: 'cover' })).src;
  });
  return Promise.all(crops);
}
