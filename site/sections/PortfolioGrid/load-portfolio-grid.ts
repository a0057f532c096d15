import { everything, type FilterLink } from '../../components/FilterLinks/FilterLinks.tsx';
import { pageContent } from '../../content.ts';
import { loadWorks } from './load-works.ts';
import type { PlacedWork, PortfolioGridProps } from './PortfolioGrid.tsx';
import { type PhonePlace, phonePlaces, type RowPlace, rowPlaces } from './row-places.ts';

const home = '/our-portfolio';

/** Everything the portfolio shows, each with its place among all and among those of its category. */
async function placedWorks(chosen: string): Promise<PlacedWork[]> {
  const works = await loadWorks();
  const { banner } = await pageContent('portfolio');
  const places = rowPlaces(works.length);
  const phones = phonePlaces(works.length);
  const groupPlaces = new Map<string, RowPlace[]>();
  const groupPhones = new Map<string, PhonePlace[]>();
  for (const [group, members] of Map.groupBy(works, (work) => work.group)) {
    groupPlaces.set(group, rowPlaces(members.length));
    groupPhones.set(group, phonePlaces(members.length));
  }
  const placed = works.map((work, index) => ({
    ...work,
    place: places[index] ?? 'full',
    groupPlace: groupPlaces.get(work.group)?.shift() ?? 'full',
    phone: phones[index] ?? 'bleed',
    groupPhone: groupPhones.get(work.group)?.shift() ?? 'bleed',
  }));
  return Promise.all(
    placed
      .filter(({ group }) => chosen === everything || group === chosen)
      .map(async ({ card, ...places }, index) => {
        const shown = chosen === everything ? places.place : places.groupPlace;
        // Below a banner of few words the first card shows without scrolling.
        const first = index === 0 && (chosen !== everything || banner.covers.length === 0);
        return { ...(await card(shown, first)), ...places };
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
