import { entryUrl } from '@agency/content/page-url.ts';
import type { Gallery } from '@agency/content/schemas/photography.ts';
import { SampleNotice } from '../../../components/SampleNotice/SampleNotice.tsx';
import { allCaseStudies, singleFile } from '../../../content.ts';
import { createImageSources } from '../../../images/image-sources.ts';
import { PhotoBanner } from '../../shared/PhotoBanner/PhotoBanner.tsx';

/** The head of a gallery: one of its photos behind its title. */
export async function GalleryBanner({ gallery }: { gallery: Gallery }) {
  const { client, title, introduction, opening, photos, sample } = gallery;
  const study = (await allCaseStudies()).find(({ data }) => data.client === client);
  const { caseStudy, frames, sampleNote } = (await singleFile('interface')).gallery;
  return (
    <>
      <PhotoBanner
        title={title}
        subtitle={`${photos.length} ${frames}`}
        text={introduction}
        picture={await createImageSources(opening, '', 'screen')}
        actions={study && [{ label: caseStudy, href: entryUrl('caseStudies', study.id) }]}
        wide
      />
      {sample ? <SampleNotice text={sampleNote} /> : null}
    </>
  );
}
