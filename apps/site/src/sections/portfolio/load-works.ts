import { entryUrl } from '@agency/content/page-url.ts';
import type { Gallery } from '@agency/content/schemas/photography.ts';
import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { allCaseStudies, allGalleries, singleFile, workCategory } from '../../content.ts';
import { createImageSources, createPictureSources } from '../../images/image-sources.ts';
import { caseResult } from '../shared/case-result.ts';

/** A piece of work, and how its card is made: `priority` where it is in the first screen. */
export type Work = {
  /** The slug of its category. */
  group: string;
  card: (priority: boolean) => Promise<CaseCardProps>;
};

async function caseStudyWorks(): Promise<Work[]> {
  const studies = await allCaseStudies();
  return Promise.all(
    studies.map(async ({ id, data }) => {
      const { client, category, cover } = data;
      const { slug, label } = await workCategory(category);
      return {
        group: slug,
        card: async (priority: boolean) => ({
          priority,
          title: client,
          category: label,
          href: entryUrl('caseStudies', id),
          picture: await createPictureSources(cover, 'work'),
          result: caseResult(data),
          clientTheme: id,
        }),
      };
    }),
  );
}

/** The photos in the row of a gallery: they also fill two rows of three. */
const photoCount = 6;

function splitPhotos(id: string, { opening, photos }: Gallery) {
  const cover = photos.find(({ picture }) => picture.src === opening.src);
  if (!cover)
    throw new Error(
      `photography/${id}/gallery.yaml: opening is none of the photos. Name one of them.`,
    );
  return { cover, others: photos.filter((photo) => photo !== cover) };
}

async function galleryWorks(): Promise<Work[]> {
  const galleries = await allGalleries();
  const { gallery } = await singleFile('interface');
  return Promise.all(
    galleries.map(async ({ id, data }) => {
      const { slug, label } = await workCategory(data.category);
      const { cover, others } = splitPhotos(id, data);
      return {
        group: slug,
        card: async (priority: boolean) => ({
          priority,
          title: data.title,
          category: label,
          href: entryUrl('galleries', id),
          picture: await createImageSources(cover.picture, cover.alt, 'work'),
          photos: {
            countText: `${data.photos.length} ${gallery.frames}`,
            pictures: await Promise.all(
              others
                .slice(0, photoCount)
                .map(({ picture }) => createImageSources(picture, '', 'thumb')),
            ),
          },
        }),
      };
    }),
  );
}

/** Everything the portfolio shows: the case studies, then the photo galleries. */
export async function loadWorks(): Promise<Work[]> {
  return [...(await caseStudyWorks()), ...(await galleryWorks())];
}
