import { pageUrl } from '@agency/content/page-url.ts';
import type { fields } from '../../../blocks/AllArticles/schema.ts';
import { everything, type FilterLink } from '../../../components/FilterLinks/FilterLinks.tsx';
import { allArticles, articlesAbout, articlesBy, blockOn, singleFile } from '../../../content.ts';
import { loadArticleCard } from '../load-article-card.ts';
import type { ArticleGridProps } from './ArticleGrid.tsx';
import { cardLayouts } from './card-layouts.ts';

const home = pageUrl('blog');

async function filterLinks(all: string): Promise<FilterLink[]> {
  const { topics } = await singleFile('blog');
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

const loadCards = (articles: Awaited<ReturnType<typeof allArticles>>) =>
  Promise.all(
    cardLayouts(articles.length).map(async (layout, index) => {
      const article = articles[index] as (typeof articles)[number];
      return { ...(await loadArticleCard(article, layout.size)), layout };
    }),
  );

/** The articles of a person: titles only, below what this person does. */
export async function loadArticlesOf(author: string): Promise<ArticleGridProps> {
  const cards = await loadCards(await articlesBy(author));
  return { cards: cards.map((card) => ({ ...card, excerpt: undefined })) };
}

/** The articles under their filter. @param chosen the topic, or everything */
export async function loadArticleGrid(chosen?: {
  name: string;
  slug: string;
}): Promise<ArticleGridProps> {
  const filter = blockOn<typeof fields>(await singleFile('blog'), 'AllArticles');
  if (!filter) throw new Error('The blog has no list of articles.');
  const { label, all } = filter;
  const list = chosen ? await articlesAbout(chosen.name) : await allArticles();
  return {
    filter: { label, chosen: chosen?.slug ?? everything, links: await filterLinks(all) },
    cards: await loadCards(list),
  };
}
