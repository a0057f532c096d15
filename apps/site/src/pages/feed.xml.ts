import rss from '@astrojs/rss';
import { brandUrl } from '../content/brand-values.ts';
import { allArticles, singleFile } from '../content.ts';

/** The most articles that the feed names, the newest. */
const mostArticles = 30;

export async function GET() {
  const { seo } = await singleFile('blog');
  const articles = (await allArticles()).slice(0, mostArticles);
  return rss({
    title: seo.title,
    description: seo.description,
    site: brandUrl,
    trailingSlash: false,
    items: articles.map(({ id, data }) => ({
      title: data.heading,
      description: data.description,
      link: `/blogs/${id}`,
      pubDate: data.published,
      categories: [data.topic],
    })),
    customData: '<language>en-in</language>',
  });
}
