import { getImage } from 'astro:assets';
import { pageContent } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { GalleryPhoto, PhotoGalleryProps } from '../../islands/PhotoGallery/PhotoGallery.tsx';
import { photoPlaces } from '../../islands/PhotoGallery/photo-columns.ts';
import type { Gallery } from '../../schemas/photography.ts';

/** The longest side of a photo in the lightbox, in pixels. */
const lightboxWidth = 1600;

/** A photo fills its column's width or its own height, whichever asks for more pixels. */
function photoSizes(widthByHeight: number): string {
  const least = `${Math.round(widthByHeight)}px`;
  return `(min-width: 1500px) max(18vw, ${least}), (min-width: 768px) max(23vw, ${least}), max(46vw, ${least})`;
}

async function loadPhoto({
  picture,
  alt,
  caption,
  height,
}: Gallery['photos'][number]): Promise<Omit<GalleryPhoto, 'columns'>> {
  const width = Math.min(lightboxWidth, picture.width);
  const large = await getImage({ src: picture, format: 'webp', width });
  return {
    picture: {
      ...(await createImageSources(picture, alt, 'photo')),
      sizes: photoSizes(((height / 2) * picture.width) / picture.height),
    },
    large: { src: large.src, width: picture.width, height: picture.height },
    caption,
    height,
  };
}

/** Photos of a gallery: small for the grid, the whole file for the lightbox. */
export async function loadPhotoGallery({ title, photos }: Gallery): Promise<PhotoGalleryProps> {
  const { gallery: copy } = await pageContent('interface');
  const places = photoPlaces(photos.map(({ height }) => height));
  const loading = photos.map(async (photo, index) => ({
    ...(await loadPhoto(photo)),
    columns: places[index] ?? { five: 0, four: 0, two: 0 },
  }));
  return { label: title, photos: await Promise.all(loading), copy };
}
