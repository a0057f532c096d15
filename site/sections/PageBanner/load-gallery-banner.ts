import { pageContent } from '../../content.ts';
import { createImageSources, type ImageSources } from '../../images/image-sources.ts';
import type { Gallery } from '../../schemas/photography.ts';
import type { GalleryBannerProps } from './GalleryBanner.tsx';

/** The least height of the opening photo, in rem. */
const leastHeight = 28;

/** The photo that opens a gallery page. It covers the window's width and at least its least height. */
async function openingPhoto({ opening }: Gallery): Promise<ImageSources> {
  const picture = await createImageSources(opening, '', 'screen');
  const phone = await createImageSources(opening, '', 'screenPhone');
  const width = Math.round((leastHeight * opening.width) / opening.height);
  return {
    ...picture,
    phone: { ...phone, media: '(max-width: 27.5rem)' },
    sizes: `max(100vw, ${width}rem)`,
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
