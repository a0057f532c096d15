import {
  type GroupPageKey,
  kinds,
  type ListedPageKey,
  listedPageKinds,
} from '@agency/content/kinds.ts';
import { isAbsentPage } from '@agency/content/optional-pages.ts';
import type { BlockPage } from '@agency/content/schemas/pages/block-page.ts';
import type { Picture } from '@agency/content/schemas/picture.ts';
import type { Seo } from '@agency/content/schemas/seo.ts';
import type { fields as headingFields } from '../blocks/AllPages/schema.ts';
import type { fields } from '../blocks/WhoWeAre/schema.ts';
import {
  allArticles,
  allAuthors,
  allCaseStudies,
  allCustomPages,
  allGalleries,
  allServices,
  articlesBy,
  blockOn,
  languageOf,
  otherBlockPages,
  ownPage,
  singleFile,
} from '../content.ts';
import { loadAuthorSeo } from './author-seo.ts';
import { homeName } from './breadcrumbs.ts';

export type ListedPage = {
  path: string;
  /** The name of the page in a list. */
  name: string;
  /** The language of the page, where it is not that of the site. */
  language?: string;
  title: string;
  description: string;
  /** The picture of a shared link; the default is the home page's. */
  picture?: Picture;
};

/** The pages of the agency, and after them the pages that the owner has added. */
async function agencyPages(): Promise<ListedPage[]> {
  const listed = (path: string, name: string, seo: Seo, picture?: Picture) => ({
    ...{ path, name, ...seo },
    ...(picture ? { picture } : {}),
  });
  const ofBlocks = (path: string, page: BlockPage) => ({
    ...listed(path, page.name, page.seo, page.picture),
    language: languageOf(page),
  });
  const home = await singleFile('home');
  const who = blockOn<typeof fields>(home, 'WhoWeAre');
  const pictures: Partial<Record<ListedPageKey, Picture | undefined>> = {
    servicesPage: (await allServices())[0]?.data.picture,
    portfolio: (await allCaseStudies())[0]?.data.cover,
    clientsPage: who?.card.picture,
    blog: (await allArticles())[0]?.data.picture,
  };
  const pages = listedPageKinds
    .filter(({ path }) => !isAbsentPage(path))
    .map(async ({ key, path }) => {
      const page: BlockPage = await ownPage(key);
      return ofBlocks(path, { ...page, picture: pictures[key] ?? page.picture });
    });
  const others = (await otherBlockPages()).filter(({ data }) => !data.noindex);
  const own = (await allCustomPages()).filter(({ data }) => !data.noindex);
  return [
    listed('/', await homeName(), home.seo, home.picture),
    ...(await Promise.all(pages)),
    ...others.map(({ id, data }) => ofBlocks(`/${id}`, data)),
    ...own.map(({ id, data: { label, banner, seo, language } }) => ({
      ...listed(`/${id}`, label ?? banner.title, seo, banner.picture),
      language,
    })),
  ];
}

async function workPages(): Promise<ListedPage[]> {
  const studies = await allCaseStudies();
  const galleries = await allGalleries();
  return [
    ...studies.map(({ id, data: { seo, client, cover } }) => ({
      path: `${kinds.caseStudies.path}/${id}`,
      name: client,
      ...seo,
      picture: cover,
    })),
    ...galleries.map(
      ({
        id,
        data: {
          seo,
          title,
          category,
          photos: [first],
        },
      }) => ({
        path: `${kinds.galleries.path}/${id}`,
        // A client may have a case of the same name.
        name: `${title}: ${category}`,
        ...seo,
        ...(first ? { picture: { src: first.picture, alt: first.alt } } : {}),
      }),
    ),
  ];
}

async function articlePages(): Promise<ListedPage[]> {
  const articles = await allArticles();
  return articles.map(({ id, data }) => ({
    path: `${kinds.articles.path}/${id}`,
    name: data.heading,
    title: data.title,
    description: data.description,
    picture: data.picture,
  }));
}

async function authorPages(): Promise<ListedPage[]> {
  const authors = await allAuthors();
  return Promise.all(
    authors.map(async (author) => {
      const { name, portrait, alt } = author.data;
      const [newest] = await articlesBy(author.id);
      return {
        path: `${kinds.people.path}/${author.id}`,
        name,
        ...(await loadAuthorSeo(author)),
        // Astro does not say which file a drawing is from, so the picture of an article stands in for it.
        picture: portrait.format === 'svg' && newest ? newest.data.picture : { src: portrait, alt },
      };
    }),
  );
}

/** The pages of the portfolio's categories and the blog's topics; empty ones have no page. */
async function groupPages(): Promise<{ work: ListedPage[]; articles: ListedPage[] }> {
  const { categories } = await singleFile('portfolio');
  const { topics } = await singleFile('blog');
  const pictures = new Map<string, Picture>();
  const remember = (group: string, picture: Picture) => {
    if (!pictures.has(group)) pictures.set(group, picture);
  };
  for (const { data } of await allCaseStudies()) remember(data.category, data.cover);
  for (const { data } of await allGalleries()) {
    const opening = data.photos.find(({ picture }) => picture.src === data.opening.src);
    remember(data.category, { src: data.opening, alt: opening?.alt ?? data.title });
  }
  const articles = await allArticles();
  for (const { data } of articles) remember(data.topic, data.picture);
  for (const { data } of articles)
    for (const topic of data.moreTopics) remember(topic, data.picture);
  const pagesOf = (
    home: GroupPageKey,
    groups: readonly { name: string; slug: string; seo: Seo }[],
  ) =>
    groups.flatMap(({ name, slug, seo }) => {
      const { path } = kinds[home];
      const picture = isAbsentPage(path) ? undefined : pictures.get(name);
      return picture ? [{ path: `${path}/${slug}`, name, ...seo, picture }] : [];
    });
  return {
    work: pagesOf('portfolio', categories),
    articles: pagesOf('blog', topics),
  };
}

/**
 * Every page that search engines should list, in groups that begin with their listings. Not listed: `/links` (the home
 * page again), `/search`, the redirects `/services` and `/contact`, thank-you and 404.
 */
export async function loadPageGroups(): Promise<{ heading: string; pages: ListedPage[] }[]> {
  const headings = blockOn<typeof headingFields>(await singleFile('searchPage'), 'AllPages');
  if (!headings) throw new Error('The search page has no list of all pages.');
  const { agency, work, articles } = headings;
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

/** The picture that is shared with a page: its own, or the home page's where no list has it, or it has none. */
export async function loadPreview(path: string): Promise<{ path: string; alt: string }> {
  const pages = await listedPages();
  const page = pages.find((one) => one.path === path);
  const home = pages.find((one) => one.path === '/');
  return { path: page ? path : '/', alt: (page?.picture ?? home?.picture)?.alt ?? '' };
}

export const listedPages = async (): Promise<ListedPage[]> =>
  (await loadPageGroups()).flatMap(({ pages }) => pages);
