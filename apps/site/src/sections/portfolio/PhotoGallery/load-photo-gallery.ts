import type { Gallery } from '@agency/content/schemas/photography.ts';
import { createImageSources, createLargeFile } from '../../../images/image-sources.ts';
import { withBreakpoints } from '../../../images/with-breakpoints.ts';
import type { GalleryPhoto, PhotoGalleryProps } from './PhotoGallery.tsx';

/** A photo fills the width of its columns or its own height, whichever needs more pixels. */
function photoSizes(widthByHeight: number, columns: 1 | 2): string {
  const least = `${Math.round(widthByHeight)}px`;
  const [five, four, two] = [18, 23, 46].map((share) => share * columns);
  return withBreakpoints(
    `(--five-columns) max(${five}vw, ${least}), (--tablet-up) max(${four}vw, ${least}), max(${two}vw, ${least})`,
  );
}

async function loadPhoto({
  picture,
  alt,
  caption,
  height,
  large: isLarge = false,
}: Gallery['photos'][number]): Promise<GalleryPhoto> {
  return {
    picture: {
      ...(await createImageSources(picture, alt, isLarge ? 'largePhoto' : 'photo')),
      sizes: photoSizes(((height / 2) * picture.width) / picture.height, isLarge ? 2 : 1),
    },
    lightboxFile: { src: await createLargeFile(picture) },
    caption,
    height,
    isLarge,
  };
}

/** Photos of a gallery: small for the grid, large for the lightbox. */
export async function loadPhotoGallery({ title, photos }: Gallery): Promise<PhotoGalleryProps> {
  return { label: title, photos: await Promise.all(photos.map(loadPhoto)) };
}
