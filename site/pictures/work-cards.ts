import { fragmentId } from '../components/FilterLinks/fragment-id.ts';
import { allCaseStudies, allGalleries, words } from '../library.ts';
import type { PlacedWork } from '../sections/PortfolioGrid/PortfolioGrid.tsx';
import { type RowPlace, rowPlaces } from '../sections/PortfolioGrid/row-places.ts';
import type { WorkCardProps } from '../sections/PortfolioGrid/WorkCard.tsx';
import { renderCaptioned, renderPicture } from './rendered-picture.ts';
import type { Slot } from './slots.ts';

type Work = { category: string; card: (slot: Slot) => Promise<WorkCardProps> };

async function caseStudyWork(): Promise<Work[]> {
  const studies = await allCaseStudies();
  return studies.map(({ id, data: { client, category, cover } }) => ({
    category,
    card: async (slot) => ({
      title: client,
      category,
      href: `/portfolio/${id}`,
      picture: await renderCaptioned(cover, slot),
    }),
  }));
}

async function galleryWork(): Promise<Work[]> {
  const galleries = await allGalleries();
  const { gallery } = await words('interface');
  const category = 'Photography';
  return galleries.map(({ id, data: { title, photos } }) => ({
    category,
    card: async (slot) => {
      const [cover, ...others] = photos;
      if (!cover) throw new Error(`content/photography/${id}/gallery.yaml holds no photos.`);
      const strip = others.slice(0, 5).map(({ picture }) => renderPicture(picture, '', 'frame'));
      return {
        title,
        category,
        href: `/portfolio/photography/${id}`,
        picture: await renderPicture(cover.picture, cover.alt, slot),
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
      const work = await card(place === 'full' ? 'workAcross' : 'work');
      return { ...work, tab: fragmentId(category), place, tabPlace };
    }),
  );
}
