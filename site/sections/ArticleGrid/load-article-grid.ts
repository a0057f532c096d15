import { everything, type FilterLink } from '../../components/FilterLinks/FilterLinks.tsx';
import { allArticles, blogTopic, pageContent } from '../../content.ts';
import type { ArticleGridProps } from './ArticleGrid.tsx';
import { articleImageSize } from './article-image-size.ts';
import { loadArticleCard } from './load-article-card.ts';

const home = '/digital-marketing-blog';

async function filterLinks(all: string): Promise<FilterLink[]> {
  const { topics } = await pageContent('blog');
  const articles = await allArticles();
  const groups = topics.map(({ name, slug }) => ({
    slug,
    label: name,
    href: `${home}/${slug}`,
    count: articles.filter(({ data }) => data.topic === name).length,
  }));
  return [
    { slug: everything, label: all, href: home, count: articles.length },
    ...groups.filter(({ count }) => count > 0),
  ];
}

/** The articles under their filter. @param chosen the slug of a topic, or everything */
export async function loadArticleGrid(chosen: string = everything): Promise<ArticleGridProps> {
  const { label, all, shown } = (await pageContent('blog')).subjects;
  const articles = await Promise.all(
    (await allArticles()).map(async (article) => ({
      article,
      group: (await blogTopic(article.data.topic)).slug,
    })),
  );
  const listed = articles.filter(({ group }) => chosen === everything || group === chosen);
  const cards = listed.map(async ({ article, group }, index) => ({
    ...(await loadArticleCard(
      article,
      articleImageSize(index, listed.length, chosen === everything),
    )),
    group,
  }));
  return {
    filter: { label, shown, chosen, links: await filterLinks(all) },
    cards: await Promise.all(cards),
  };
}
