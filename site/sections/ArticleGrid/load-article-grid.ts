import { everything, type FilterLink } from '../../components/FilterLinks/FilterLinks.tsx';
import type { PageLinksProps } from '../../components/PageLinks/PageLinks.tsx';
import { allArticles, articlesAbout, articlesBy, pageContent } from '../../content.ts';
import type { ArticleGridProps } from './ArticleGrid.tsx';
import { articlePlaces } from './article-places.ts';
import { onPage, pageName, pagePath, pagesFor } from './listing-pages.ts';
import { loadArticleCard } from './load-article-card.ts';

const home = '/digital-marketing-blog';

async function filterLinks(all: string): Promise<FilterLink[]> {
  const { topics } = await pageContent('blog');
  const groups = topics.map(async ({ name, slug }) => ({
    slug,
    label: name,
    href: `${home}/${slug}`,
    count: (await articlesAbout(name)).length,
  }));
  return [
    { slug: everything, label: all, href: home, count: (await allArticles()).length },
    ...(await Promise.all(groups)).filter(({ count }) => count > 0),
  ];
}

/** @returns undefined where one page holds the whole list */
async function pageLinks(
  listing: string,
  page: number,
  count: number,
): Promise<PageLinksProps | undefined> {
  const length = pagesFor(count);
  if (length === 1) return undefined;
  const { label, newer, older } = (await pageContent('blog')).pages;
  const pages = Array.from({ length }, async (_, index) => ({
    label: await pageName(index + 1),
    href: pagePath(listing, index + 1),
  }));
  return { label, newer, older, page, pages: await Promise.all(pages) };
}

const loadCards = (articles: Awaited<ReturnType<typeof allArticles>>) =>
  Promise.all(
    articlePlaces(articles.length).map(async (place, index) => {
      const article = articles[index] as (typeof articles)[number];
      return {
        ...(await loadArticleCard(article, place.size)),
        place,
      };
    }),
  );

export const loadArticlesOf = async (author: string): Promise<ArticleGridProps> => ({
  cards: await loadCards(await articlesBy(author)),
});

/**
 * The articles of one page under their filter.
 * @param chosen the topic, or everything @param page counts from 1
 */
export async function loadArticleGrid(
  chosen: { name: string; slug: string } | undefined,
  page = 1,
): Promise<ArticleGridProps> {
  const { label, all } = (await pageContent('blog')).subjects;
  const list = chosen ? await articlesAbout(chosen.name) : await allArticles();
  const slug = chosen?.slug ?? everything;
  return {
    filter: { label, chosen: slug, links: await filterLinks(all) },
    cards: await loadCards(onPage(list, page)),
    pages: await pageLinks(chosen ? `${home}/${chosen.slug}` : home, page, list.length),
  };
}
