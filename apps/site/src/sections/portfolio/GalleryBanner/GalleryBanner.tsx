import type { Gallery } from '@agency/content/schemas/photography.ts';
import { SampleNotice } from '../../../components/SampleNotice/SampleNotice.tsx';
import { singleFile } from '../../../content.ts';
import { createImageSources } from '../../../images/image-sources.ts';
import { PhotoBanner } from '../../shared/PhotoBanner/PhotoBanner.tsx';

/** The head of a gallery: one of its photos behind its title. */
export async function GalleryBanner({ gallery }: { gallery: Gallery }) {
  const { title, introduction, opening, photos, sample } = gallery;
  const { frames, sampleNote } = (await singleFile('interface')).gallery;
  return (
    <>
      <PhotoBanner
        title={title}
        subtitle={`${photos.length} ${frames}`}
        text={introduction}
        picture={await createImageSources(opening, '', 'screen')}
        wide
      />
      {sample ? <SampleNotice text={sampleNote} /> : null}
    </>
  );
}
