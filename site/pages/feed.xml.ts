import { getEntry } from 'astro:content';
import rss from '@astrojs/rss';
import { allArticles, pageContent } from '../content.ts';
import { brandUrl } from '../schemas/brand-values.ts';
import { xmlText } from '../seo/xml-text.ts';

export async function GET() {
  const { seo } = await pageContent('blog');
  const articles = await allArticles();
  const changes = articles.map(({ data }) => (data.updated ?? data.published).valueOf());
  return rss({
    title: seo.title,
    description: seo.description,
    site: `${brandUrl}/digital-marketing-blog`,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<atom:link href="${brandUrl}/feed.xml" rel="self" type="application/rss+xml"/>`,
      '<language>en-in</language>',
      `<lastBuildDate>${new Date(Math.max(...changes)).toUTCString()}</lastBuildDate>`,
    ].join(''),
    items: await Promise.all(
      articles.map(async ({ id, data }) => ({
        title: data.heading,
        link: `${brandUrl}/blogs/${id}`,
        pubDate: data.published,
        description: data.excerpt,
        categories: [data.topic],
        // RSS keeps `author` for mail addresses; a name is a dc:creator.
        customData: `<dc:creator>${xmlText((await getEntry('people', data.author))?.data.name ?? '')}</dc:creator>`,
      })),
    ),
  });
}
