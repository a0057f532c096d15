import type { ImageMetadata } from 'astro';
import { allArticles, allCaseStudies, allGalleries, words } from '../library.ts';

export type ListedPage = {
  path: string;
  title: string;
  description: string;
  changed?: Date;
  /** The picture that stands for the page where it is shared; without one, the home page's. */
  picture?: ImageMetadata;
};

/** The pages of the agency itself, in the order of the menu. */
export async function agencyPages(): Promise<ListedPage[]> {
  const pages = await Promise.all([
    words('home').then(({ seo }) => ({ path: '/', ...seo })),
    words('about').then(({ seo }) => ({ path: '/about-us', ...seo })),
    words('servicesPage').then(({ seo }) => ({ path: '/digital-marketing-services', ...seo })),
    words('seoServices').then(({ seo }) => ({ path: '/seo-services', ...seo })),
    words('portfolio').then(({ seo }) => ({ path: '/our-portfolio', ...seo })),
    words('clientsPage').then(({ seo }) => ({ path: '/our-clients', ...seo })),
    words('blog').then(({ seo }) => ({ path: '/digital-marketing-blog', ...seo })),
    words('contact').then(({ seo }) => ({ path: '/contact-us', ...seo })),
    words('privacyPolicy').then(({ seo }) => ({ path: '/privacy-policy', ...seo })),
  ]);
  return pages.map(({ path, title, description }) => ({ path, title, description }));
}

export async function workPages(): Promise<ListedPage[]> {
  const studies = await allCaseStudies();
  const galleries = await allGalleries();
  return [
    ...studies.map(({ id, data: { seo, cover } }) => ({
      path: `/portfolio/${id}`,
      title: seo.title,
      description: seo.description,
      picture: cover.src,
    })),
    ...galleries.map(({ id, data: { seo, photos } }) => ({
      path: `/portfolio/photography/${id}`,
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
    title: data.title,
    description: data.description,
    changed: data.updated ?? data.published,
    picture: data.picture.src,
  }));
}

/**
 * Every page that a search engine should list, by its canonical address: `/links` shows the home page
 * again, `/services` and `/contact` lead on, thank-you and not-found are for nobody to find.
 */
export async function listedPages(): Promise<ListedPage[]> {
  return [...(await agencyPages()), ...(await workPages()), ...(await articlePages())];
}
