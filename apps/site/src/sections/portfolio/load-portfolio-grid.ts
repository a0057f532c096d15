import { pageUrl } from '@agency/content/page-url.ts';
import type { fields } from '../../blocks/AllWork/schema.ts';
import type { fields as headFields } from '../../blocks/WorkHead/schema.ts';
import { everything, type FilterLink } from '../../components/FilterLinks/FilterLinks.tsx';
import { blockOn, singleFile } from '../../content.ts';
import { loadWorks } from './load-works.ts';
import type { PortfolioGridProps } from './PortfolioGrid/PortfolioGrid.tsx';

const home = pageUrl('portfolio');

/** The cards of a category, or all. */
async function loadCards(chosen: string): Promise<PortfolioGridProps['cards']> {
  const works = await loadWorks();
  const head = blockOn<typeof headFields>(await singleFile('portfolio'), 'WorkHead');
  const { trades } = await singleFile('interface');
  // Below a banner of few words the first card shows without scrolling; without trades above them, the first two.
  const isShortBanner = chosen !== everything || !head?.covers.length;
  const hasTrades = trades.links.length > 0;
  const ofFirstScreen = hasTrades || chosen !== everything ? Number(isShortBanner) : 2;
  return Promise.all(
    works
      .filter(({ group }) => chosen === everything || group === chosen)
      .map(({ card }, index) => card(index < ofFirstScreen)),
  );
}

async function filterLinks(all: string): Promise<FilterLink[]> {
  const works = await loadWorks();
  const { categories } = await singleFile('portfolio');
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
  const filter = blockOn<typeof fields>(await singleFile('portfolio'), 'AllWork');
  if (!filter) throw new Error('The portfolio has no list of the work.');
  const { label, all } = filter;
  const { trades } = await singleFile('interface');
  return {
    filter: { label, chosen, links: await filterLinks(all) },
    cards: await loadCards(chosen),
    trades: { label: trades.heading, links: trades.links },
  };
}
