import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** The shapes in which search engines show the picture of an article. */
const ratios = [16 / 9, 4 / 3, 1];

const widest = 1200;

/**
 * Cuts a picture to each shape, 1200 wide or as wide as it is itself: it is never made larger.
 * @returns the addresses of the files, the widest shape first; of a drawing its own
 */
export async function createSearchPictures(src: ImageMetadata): Promise<string[]> {
  if (src.format === 'svg') return [src.src];
  const cuts = ratios.map(async (ratio) => {
    const width = Math.min(widest, src.width, Math.floor(src.height * ratio));
    const height = Math.round(width / ratio);
    return (await getImage({ src, format: 'webp', width, height, fit: 'cover' })).src;
  });
  return Promise.all(cuts);
}
