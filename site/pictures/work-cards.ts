import { fragmentId } from '../components/FilterLinks/fragment-id.ts';
import { allCaseStudies, allGalleries, words } from '../library.ts';
import type { PlacedWork } from '../sections/PortfolioGrid/PortfolioGrid.tsx';
import { type RowPlace, rowPlaces } from '../sections/PortfolioGrid/row-places.ts';
import type { WorkCardProps } from '../sections/PortfolioGrid/WorkCard.tsx';
import { renderCaptioned, renderPicture } from './rendered-picture.ts';
import type { Slot } from './slots.ts';

type Work = { category: string; card: (place: RowPlace) => Promise<WorkCardProps> };

async function caseStudyWork(): Promise<Work[]> {
  const studies = await allCaseStudies();
  return studies.map(({ id, data: { client, category, cover } }) => ({
    category,
    card: async (place) => ({
      title: client,
      category,
      href: `/portfolio/${id}`,
      picture: await renderCaptioned(cover, place === 'full' ? 'workAcross' : 'work'),
    }),
  }));
}

const gallerySlot: Record<RowPlace, Slot> = {
  wide: 'work',
  narrow: 'workNarrow',
  full: 'workAcross',
};
/** The frames under a gallery's photo: one for each column of twelve that the picture covers. */
const frameCount: Record<RowPlace, number> = { wide: 7, narrow: 5, full: 8 };

async function galleryWork(): Promise<Work[]> {
  const galleries = await allGalleries();
  const { gallery } = await words('interface');
  const category = 'Photography';
  return galleries.map(({ id, data: { title, opening, photos } }) => ({
    category,
    card: async (place) => {
      const cover = photos.find(({ picture }) => picture.src === opening.src);
      if (!cover)
        throw new Error(
          `content/photography/${id}/gallery.yaml: opening is none of the photos. Name one of them.`,
        );
      const strip = photos
        .filter((photo) => photo !== cover)
        .slice(0, frameCount[place])
        .map(({ picture }) => renderPicture(picture, '', 'strip'));
      return {
        title,
        category,
        href: `/portfolio/photography/${id}`,
        picture: await renderPicture(cover.picture, cover.alt, gallerySlot[place]),
        frames: {
          counted: `${photos.length} ${gallery.frames}`,
          pictures: await Promise.all(strip),
        },
      };
    },
  }));
}

/** Everything the portfolio shows: the case studies, then the photo galleries, each with its place. */
export async function portfolioCards(): Promise<PlacedWork[]> {
  const works = [...(await caseStudyWork()), ...(await galleryWork())];
  const places = rowPlaces(works.length);
  const placesLeft = new Map<string, RowPlace[]>();
  for (const [category, group] of Map.groupBy(works, (work) => work.category))
    placesLeft.set(category, rowPlaces(group.length));
  return Promise.all(
    works.map(async ({ category, card }, index) => {
      const place = places[index] ?? 'full';
      const tabPlace = placesLeft.get(category)?.shift() ?? 'full';
      const work = await card(place);
      return { ...work, tab: fragmentId(category), place, tabPlace };
    }),
  );
}
