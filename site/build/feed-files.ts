import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { ArticleFacts } from './article-facts.ts';

export type FeedEntry = ArticleFacts & { html: string };

export type FeedFacts = {
  title: string;
  description: string;
  /** The page that lists the articles, in full. */
  home: string;
  /** The address of the site, without a slash at its end. */
  site: string;
  language: string;
  icon: string;
  updated: Date;
};

type FeedWriter = (feed: FeedFacts, entries: readonly FeedEntry[], self: string) => string;

const rss: FeedWriter = (feed, entries, self) =>
  generateRssFeed({
    title: feed.title,
    link: feed.home,
    description: feed.description,
    language: feed.language.toLowerCase(),
    lastBuildDate: feed.updated,
    image: { url: feed.icon, title: feed.title, link: feed.home },
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.address,
      guid: { value: entry.address, isPermaLink: true },
      description: entry.description,
      // RSS keeps `author` for mail addresses; a name is a dc:creator.
      dc: { creators: [entry.author.name] },
      categories: [{ name: entry.topic }],
      pubDate: entry.published,
      content: { encoded: entry.html },
    })),
  });

const atom: FeedWriter = (feed, entries, self) =>
  generateAtomFeed({
    id: feed.home,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    icon: feed.icon,
    xml: { lang: feed.language },
    links: [
      { href: self, rel: 'self', type: 'application/atom+xml' },
      { href: feed.home, rel: 'alternate', type: 'text/html' },
    ],
    entries: entries.map((entry) => ({
      id: entry.address,
      title: { value: entry.title },
      links: [{ href: entry.address, rel: 'alternate', type: 'text/html' }],
      authors: [{ name: entry.author.name, uri: entry.author.url }],
      categories: [{ term: entry.topic }],
      published: entry.published,
      updated: entry.updated,
      summary: { value: entry.description },
      content: { value: entry.html, type: 'html' },
    })),
  });

const json: FeedWriter = (feed, entries, self) =>
  JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      home_page_url: feed.home,
      feed_url: self,
      description: feed.description,
      icon: feed.icon,
      language: feed.language,
      items: entries.map((entry) => ({
        id: entry.address,
        url: entry.address,
        title: entry.title,
        summary: entry.description,
        content_html: entry.html,
        image: entry.picture,
        date_published: entry.published,
        date_modified: entry.updated,
        tags: [entry.topic],
        authors: [entry.author],
      })),
    }),
  );

/** How each file of the feed is written. */
export const feedWriters: Readonly<Record<string, FeedWriter>> = {
  'feed.xml': rss,
  'feed.atom': atom,
  'feed.json': json,
};
