import { pageContent } from '../../content.ts';
import type { Seo } from '../../schemas/seo.ts';

/**
 * The most articles on one page: one that leads, then full rows, whether twelve lie in turns of
 * changing rows or all as three. See docs/decisions/029-listing-in-pages.md.
 */
export const pageLength = 25;

/** How many pages a list takes. */
export const pagesFor = (articles: number) => Math.max(1, Math.ceil(articles / pageLength));

/** Where a page of a list lies. @param page counts from 1 */
export const pagePath = (listing: string, page: number) =>
  page === 1 ? listing : `${listing}/page/${page}`;

/** What one page of a list holds. @param page counts from 1 */
export const onPage = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * pageLength, page * pageLength);

/** Copy with its values filled in. */
const filled = (copy: string, values: Record<string, string | number>) =>
  copy.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token));

/** What a page of a list is called. @param page counts from 1 */
export async function pageName(page: number): Promise<string> {
  return filled((await pageContent('blog')).pages.page, { page });
}

type PageCopy = { name: string; range: string; seo: Seo };

/** What a further page says of itself. @param list its name @param count of all articles in it */
export async function pageCopy(list: string, page: number, count: number): Promise<PageCopy> {
  const { range, title, description } = (await pageContent('blog')).pages;
  const first = (page - 1) * pageLength + 1;
  const last = Math.min(page * pageLength, count);
  const values = { name: list, page, pages: pagesFor(count), first, last, count };
  return {
    name: await pageName(page),
    range: filled(range, values),
    seo: { title: filled(title, values), description: filled(description, values) },
  };
}
