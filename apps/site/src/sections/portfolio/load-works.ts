import type { CaseCardProps } from '../../components/CaseCard/CaseCard.tsx';
import { allCaseStudies, allGalleries, singleFile, workCategory } from '../../content.ts';
import { createImageSources, createPictureSources } from '../../images/image-sources.ts';
import type { Gallery } from '../../schemas/photography.ts';
import { caseResult } from '../shared/case-result.ts';

/** A piece of work, and how its card is made: `first` where it is in the first screen. */
export type Work = {
  /** The slug of its category. */
  group: string;
  card: (first: boolean) => Promise<CaseCardProps>;
};

async function caseStudyWorks(): Promise<Work[]> {
  const studies = await allCaseStudies();
  return Promise.all(
    studies.map(async ({ id, data }) => {
      const { client, category, cover } = data;
      const { slug, label } = await workCategory(category);
      return {
        group: slug,
        card: async (first: boolean) => ({
          first,
          title: client,
          category: label,
          href: `/portfolio/${id}`,
          picture: await createPictureSources(cover, 'work', first),
          result: caseResult(id, data),
        }),
      };
    }),
  );
}

/** The photos in the row of a gallery: they also fill two rows of three. */
const frameCount = 6;

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
        card: async (first: boolean) => ({
          first,
          title: data.title,
          category: label,
          href: `/portfolio/photography/${id}`,
          picture: await createImageSources(cover.picture, cover.alt, 'work', first),
          frames: {
            counted: `${data.photos.length} ${gallery.frames}`,
            pictures: await Promise.all(
              others
                .slice(0, frameCount)
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
