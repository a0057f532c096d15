import { pageContent } from '../../content.ts';
import { createImageSources, type ImageSources } from '../../images/image-sources.ts';
import type { Gallery } from '../../schemas/photography.ts';
import type { GalleryBannerProps } from './GalleryBanner.tsx';

/** The least height of the opening photo, in rem. */
const leastHeight = 28;

/**
 * The photo that opens a gallery page. It covers the window's width, its least height, and of a standing window
 * what GalleryBanner.module.css gives it.
 */
async function openingPhoto({ opening }: Gallery): Promise<ImageSources> {
  const picture = await createImageSources(opening, '', 'screen');
  const phone = await createImageSources(opening, '', 'screenPhone');
  const ratio = Number((opening.width / opening.height).toFixed(3));
  const width = Math.round(leastHeight * ratio);
  return {
    ...picture,
    phone: { ...phone, media: '(max-width: 27.5rem)' },
    sizes: `(min-width: 48rem) and (orientation: portrait) max(100vw, (76svh - 8rem) * ${ratio}), max(100vw, ${width}rem)`,
  };
}

export async function loadGalleryBanner(gallery: Gallery): Promise<GalleryBannerProps> {
  const { gallery: labels } = await pageContent('interface');
  return {
    title: gallery.title,
    subtitle: gallery.introduction,
    counted: `${gallery.photos.length} ${labels.frames}`,
    picture: await openingPhoto(gallery),
    ...(gallery.sample ? { sample: { label: labels.sample, note: labels.sampleNote } } : {}),
  };
}
