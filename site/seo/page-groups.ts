import { pageContent } from '../content.ts';
import {
  agencyPages,
  articlePages,
  authorPages,
  groupPages,
  type ListedPage,
  workPages,
} from './listed-pages.ts';

type PageGroup = { heading: string; pages: ListedPage[] };

/** Every page that search engines list, in groups; those that list others stand first in theirs. */
export async function loadPageGroups(): Promise<PageGroup[]> {
  const { agency, work, articles } = (await pageContent('searchPage')).pages;
  const groups = await groupPages();
  return [
    { heading: agency, pages: await agencyPages() },
    { heading: work, pages: [...groups.work, ...(await workPages())] },
    {
      heading: articles,
      pages: [...groups.articles, ...(await articlePages()), ...(await authorPages())],
    },
  ].filter(({ pages }) => pages.length > 0);
}
