import { isAbsentPage } from '../content/optional-pages.ts';
import { allArticles, allGalleries, singleFile, workCategory } from '../content.ts';

/** One breadcrumb. */
export type Crumb = { name: string; path: string };

async function listingOf(path: string): Promise<Crumb[]> {
  const work = async () => ({
    name: (await singleFile('portfolio')).banner.title,
    path: '/our-portfolio',
  });
  if (path.startsWith('/portfolio/photography/')) {
    const gallery = (await allGalleries()).find(({ id }) => path.endsWith(`/${id}`));
    const { name, slug } = await workCategory(gallery?.data.category ?? '');
    return [await work(), { name, path: `/our-portfolio/${slug}` }];
  }
  if (/^\/(our-)?portfolio\//.test(path)) return [await work()];
  if (path.startsWith('/authors/') && !isAbsentPage('/about-us'))
    return [{ name: (await singleFile('about')).banner.title, path: '/about-us' }];
  if (/^\/(blogs|digital-marketing-blog)\//.test(path)) {
    const { banner, topics } = await singleFile('blog');
    const article = (await allArticles()).find(({ id }) => path === `/blogs/${id}`);
    const topic = topics.find(({ name }) => name === article?.data.topic);
    return [
      { name: banner.title, path: '/digital-marketing-blog' },
      ...(topic ? [{ name: topic.name, path: `/digital-marketing-blog/${topic.slug}` }] : []),
    ];
  }
  return [];
}

/** The name of the home page in breadcrumbs and lists. */
export async function homeName(): Promise<string> {
  const { quickLinks } = (await singleFile('interface')).footer;
  return quickLinks.find(({ href }) => href === '/')?.label ?? (await singleFile('brand')).name;
}

/** The breadcrumbs of a page: home, its listing, itself. The home page has none. */
export async function loadBreadcrumbs(path: string, name: string): Promise<Crumb[]> {
  if (path === '/') return [];
  const listings = (await listingOf(path)).filter((crumb) => !isAbsentPage(crumb.path));
  return [{ name: await homeName(), path: '/' }, ...listings, { name, path }];
}
