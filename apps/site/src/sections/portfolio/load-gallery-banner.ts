import { singleFile } from '../../content.ts';
import { createImageSources } from '../../images/image-sources.ts';
import type { Gallery } from '../../schemas/photography.ts';
import type { PhotoBannerProps } from '../shared/PhotoBanner.tsx';

type GalleryBanner = PhotoBannerProps & { sample: string | undefined };

export async function loadGalleryBanner(gallery: Gallery): Promise<GalleryBanner> {
  const { gallery: labels } = await singleFile('interface');
  return {
    title: gallery.title,
    subtitle: `${gallery.photos.length} ${labels.frames}`,
    text: gallery.introduction,
    picture: await createImageSources(gallery.opening, '', 'screen'),
    wide: true,
    sample: gallery.sample ? labels.sampleNote : undefined,
  };
}
