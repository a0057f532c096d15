import { agencyMidnight } from '@agency/content/agency-day.ts';
import { brandUrl } from '@agency/content/brand-values.ts';
import { withoutWordJoiners } from '@agency/content/non-breaking-units.ts';
import { entryUrl } from '@agency/content/page-url.ts';
import rss from '@astrojs/rss';
import { allArticles, singleFile } from '../content.ts';
import { loadFeedText } from '../sections/article/FeedText/load-feed-text.ts';
import { lastChange } from '../seo/graph/load-article-nodes.ts';

/** The most articles that the feed names, the newest. */
const mostArticles = 30;

/** The address of the feed itself, by which a reader finds it again, and the last change of an article. */
const channelData = (lastChange: Date) =>
  [
    '<language>en-in</language>',
    `<lastBuildDate>${lastChange.toUTCString()}</lastBuildDate>`,
    `<atom:link href="${brandUrl()}/feed.xml" rel="self" type="application/rss+xml"/>`,
  ].join('');

export async function GET() {
  const { seo, feed } = await singleFile('blog');
  const articles = (await allArticles()).slice(0, mostArticles);
  const beginOf = (day: Date) => new Date(agencyMidnight(day));
  const changes = articles.map(({ data }) => Number(beginOf(lastChange(data))));
  return rss({
    title: seo.title,
    description: seo.description,
    site: brandUrl(),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    items: await Promise.all(
      articles.map(async (article) => {
        const { id, data } = article;
        return {
          title: withoutWordJoiners(data.heading),
          description: data.description,
          link: entryUrl('articles', id),
          pubDate: beginOf(data.published),
          categories: [data.topic, ...data.moreTopics],
          ...(feed === 'full' && { content: await loadFeedText(article) }),
        };
      }),
    ),
    customData: channelData(new Date(Math.max(0, ...changes))),
  });
}
