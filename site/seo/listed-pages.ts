import type { ImageMetadata } from 'astro';
import { isAbsentPage } from '../content/optional-pages.ts';
import {
  allArticles,
  allAuthors,
  allCaseStudies,
  allGalleries,
  allServices,
  articlesBy,
  pageContent,
} from '../content.ts';
import type { Seo } from '../schemas/seo.ts';
import { loadAuthorSeo } from './author-seo.ts';
import { homeName } from './trail.ts';

export type ListedPage = {
  path: string;
  /** What the page is called in a list. */
  name: string;
  title: string;
  description: string;
  /** The picture that stands for the page where it is shared; without one, the home page's. */
  picture?: ImageMetadata;
};

/** The pages of the agency itself, in the order of the menu, each with a picture of its own. */
export async function agencyPages(): Promise<ListedPage[]> {
  const [
    home,
    about,
    services,
    seo,
    portfolio,
    clients,
    blog,
    contact,
    terms,
    privacy,
    access,
    start,
  ] = await Promise.all([
    pageContent('home'),
    pageContent('about'),
    pageContent('servicesPage'),
    pageContent('seoServices'),
    pageContent('portfolio'),
    pageContent('clientsPage'),
    pageContent('blog'),
    pageContent('contact'),
    isAbsentPage('/how-we-work') ? undefined : pageContent('howWeWork'),
    pageContent('privacyPolicy'),
    pageContent('accessibility'),
    homeName(),
  ]);
  const page = (
    path: string,
    name: string,
    { title, description }: Seo,
    picture?: ImageMetadata,
  ): ListedPage => ({ path, name, title, description, ...(picture ? { picture } : {}) });
  const [firstService] = await allServices();
  const [firstWork] = await allCaseStudies();
  const [newest] = await allArticles();
  return [
    page('/', start, home.seo, home.hero.picture.src),
    page('/about-us', about.banner.title, about.seo, about.banner.picture.src),
    page(
      '/digital-marketing-services',
      services.banner.title,
      services.seo,
      firstService?.data.picture.src,
    ),
    page('/seo-services', seo.banner.title, seo.seo, seo.banner.picture.src),
    page('/our-portfolio', portfolio.banner.title, portfolio.seo, firstWork?.data.cover.src),
    page('/our-clients', clients.banner.title, clients.seo, home.whoWeAre.card.picture.src),
    page('/digital-marketing-blog', blog.banner.title, blog.seo, newest?.data.picture.src),
    page('/contact-us', contact.banner.title, contact.seo, contact.banner.picture.src),
    ...(terms ? [page('/how-we-work', terms.banner.title, terms.seo)] : []),
    page('/privacy-policy', privacy.banner.title, privacy.seo),
    page('/accessibility-statement', access.banner.title, access.seo),
  ];
}

export async function workPages(): Promise<ListedPage[]> {
  const studies = await allCaseStudies();
  const galleries = await allGalleries();
  return [
    ...studies.map(({ id, data: { seo, client, cover } }) => ({
      path: `/portfolio/${id}`,
      name: client,
      title: seo.title,
      description: seo.description,
      picture: cover.src,
    })),
    ...galleries.map(({ id, data: { seo, title, category, photos } }) => ({
      path: `/portfolio/photography/${id}`,
      // A client may have a case of the same name.
      name: `${title}: ${category}`,
      title: seo.title,
      description: seo.description,
      ...(photos[0] ? { picture: photos[0].picture } : {}),
    })),
  ];
}

export async function articlePages(): Promise<ListedPage[]> {
  const articles = await allArticles();
  return articles.map(({ id, data }) => ({
    path: `/blogs/${id}`,
    name: data.heading,
    title: data.title,
    description: data.description,
    picture: data.picture.src,
  }));
}

export async function authorPages(): Promise<ListedPage[]> {
  const authors = await allAuthors();
  return Promise.all(
    authors.map(async (author) => {
      const [newest] = await articlesBy(author.id);
      return {
        path: `/authors/${author.id}`,
        name: author.data.name,
        ...(await loadAuthorSeo(author)),
        ...(newest ? { picture: newest.data.picture.src } : {}),
      };
    }),
  );
}

/** The pages of the groups that portfolio and blog are sorted into, by those; empty groups have none. */
export async function groupPages(): Promise<{ work: ListedPage[]; articles: ListedPage[] }> {
  const { categories } = await pageContent('portfolio');
  const { topics } = await pageContent('blog');
  const pictures = new Map<string, ImageMetadata>();
  const remember = (group: string, picture: ImageMetadata) => {
    if (!pictures.has(group)) pictures.set(group, picture);
  };
  for (const { data } of await allCaseStudies()) remember(data.category, data.cover.src);
  for (const { data } of await allGalleries()) remember(data.category, data.opening);
  for (const { data } of await allArticles()) remember(data.topic, data.picture.src);
  const pagesOf = (home: string, groups: readonly { name: string; slug: string; seo: Seo }[]) =>
    groups.flatMap(({ name, slug, seo }) => {
      const picture = pictures.get(name);
      const { title, description } = seo;
      return picture ? [{ path: `${home}/${slug}`, name, title, description, picture }] : [];
    });
  return {
    work: pagesOf('/our-portfolio', categories),
    articles: pagesOf('/digital-marketing-blog', topics),
  };
}

/**
 * Every page that a search engine should list, by its canonical address: `/links` shows the home page
 * again, `/services` and `/contact` lead on, thank-you and not-found are for nobody to find.
 */
export async function listedPages(): Promise<ListedPage[]> {
  const groups = await groupPages();
  return [
    ...(await agencyPages()),
    ...groups.work,
    ...groups.articles,
    ...(await workPages()),
    ...(await articlePages()),
    ...(await authorPages()),
  ];
}
