import { dirname } from 'node:path/posix';
import { kindIn, kinds } from '@agency/content/kinds.ts';
import { isAbsentPage } from '@agency/content/optional-pages.ts';
import type { Link } from '@agency/content/schemas/link.ts';
import { allArticles, allGalleries, pageIfPresent, singleFile } from '../content.ts';

/** One breadcrumb. */
export type Crumb = { name: string; path: string };

/** The topic of an article, the category of a gallery. */
async function groupOf(path: string): Promise<string | undefined> {
  const { articles, galleries } = kinds;
  const article = (await allArticles()).find(({ id }) => path === `${articles.path}/${id}`);
  const gallery = (await allGalleries()).find(({ id }) => path === `${galleries.path}/${id}`);
  return article?.data.topic ?? gallery?.data.category;
}

/** The page that lists a page, and after it the page of its group. */
async function listingsOf(path: string): Promise<Crumb[]> {
  const kind = kindIn(dirname(path));
  const listing = kind?.parent ?? kind?.key;
  if (listing === 'about') {
    const about = await pageIfPresent('about');
    return about ? [{ name: about.name, path: kinds.about.path }] : [];
  }
  if (listing !== 'blog' && listing !== 'portfolio') return [];
  const page = await singleFile(listing);
  const name = await groupOf(path);
  const group = ('topics' in page ? page.topics : page.categories).find((one) => one.name === name);
  const home = { name: page.name, path: kinds[listing].path };
  return group ? [home, { name: group.name, path: `${home.path}/${group.slug}` }] : [home];
}

type Footer = { quickLinks: readonly Link[] };

/** The name of the home page in breadcrumbs and lists. */
export async function homeName(footer?: Footer): Promise<string> {
  const { quickLinks } = footer ?? (await singleFile('interface')).footer;
  return quickLinks.find(({ href }) => href === '/')?.label ?? (await singleFile('brand')).name;
}

/** The breadcrumbs of a page: home, its listing, itself. The home page has none. */
export async function loadBreadcrumbs(
  path: string,
  name: string,
  footer: Footer,
): Promise<Crumb[]> {
  if (path === '/') return [];
  const listings = (await listingsOf(path)).filter((crumb) => !isAbsentPage(crumb.path));
  return [{ name: await homeName(footer), path: '/' }, ...listings, { name, path }];
}
