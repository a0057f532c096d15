import { everything, type FilterLink } from '../../components/FilterLinks/FilterLinks.tsx';
import { pageContent } from '../../content.ts';
import { loadWorks } from './load-works.ts';
import type { PlacedWork, PortfolioGridProps } from './PortfolioGrid.tsx';
import { type RowPlace, rowPlaces } from './row-places.ts';

const home = '/our-portfolio';

/** Everything the portfolio shows, each with its place among all and among those of its category. */
async function placedWorks(chosen: string): Promise<PlacedWork[]> {
  const works = await loadWorks();
  const places = rowPlaces(works.length);
  const groupPlaces = new Map<string, RowPlace[]>();
  for (const [group, members] of Map.groupBy(works, (work) => work.group))
    groupPlaces.set(group, rowPlaces(members.length));
  const placed = works.map((work, index) => ({
    ...work,
    place: places[index] ?? 'full',
    groupPlace: groupPlaces.get(work.group)?.shift() ?? 'full',
  }));
  return Promise.all(
    placed
      .filter(({ group }) => chosen === everything || group === chosen)
      .map(async ({ group, place, groupPlace, card }, index) => {
        const shown = chosen === everything ? place : groupPlace;
        // Below a banner of few words the first card shows without scrolling.
        return { ...(await card(shown)), first: index === 0, group, place, groupPlace };
      }),
  );
}

async function filterLinks(all: string): Promise<FilterLink[]> {
  const works = await loadWorks();
  const { categories } = await pageContent('portfolio');
  const groups = categories.map(({ name, slug }) => ({
    slug,
    label: name,
    href: `${home}/${slug}`,
    count: works.filter(({ group }) => group === slug).length,
  }));
  return [
    { slug: everything, label: all, href: home, count: works.length },
    ...groups.filter(({ count }) => count > 0),
  ];
}

/** The portfolio under its filter. @param chosen the slug of a category, or everything */
export async function loadPortfolioGrid(chosen: string = everything): Promise<PortfolioGridProps> {
  const { label, all, shown } = (await pageContent('portfolio')).tabs;
  return {
    filter: { label, shown, chosen, links: await filterLinks(all) },
    cards: await placedWorks(chosen),
  };
}
