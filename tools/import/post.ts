import type { OldAddress } from './old-addresses.ts';

/** A category or tag of the old site. */
export type Term = { name: string; slug: string };

/** A post of any old site, as the import writes it. */
export type Post = {
  /** Its slug here. */
  slug: string;
  /** Words; HTML is allowed. */
  title: string;
  /** The text as HTML, without shortcodes. */
  html: string;
  excerpt: string;
  /** For search engines. */
  description: string;
  /** As 2019-05-01; empty for a draft without one. */
  day: string;
  author: string;
  categories: readonly Term[];
  tags: readonly Term[];
  cover?: { url: string; alt: string } | undefined;
  /** What somebody has to look at. */
  notes: readonly string[];
};

/** Where the posts of an old site find the rest of it. */
export type Sources = {
  /** The new address of a link in a post; undefined when there is none. */
  linkTo(url: string, post: Post): string | undefined;
  /** The file of a picture, for its address in a post. */
  fileOf(url: string, post: Post): string | undefined;
  /** The description of a picture that is not beside it. */
  altOf(url: string): string;
};

/** What the command prints of one article: what was lost or is missing. */
export type Imported = {
  slug: string;
  title: string;
  notes: string[];
  /** Whether its cover is a drawing, because the post has no picture. */
  isDrawn: boolean;
};

export type ImportResult = {
  articles: Imported[];
  /** Posts whose folder exists already. */
  skipped: string[];
  /** Pages of the old site, which are not imported: their addresses and title. */
  pages: { from: string[]; title: string }[];
  redirects: number;
  /** Authors who are no person of the content: its first person has their articles. */
  strangers: string[];
  /** Categories with the topic that their articles have. */
  topics: { category: string; topic: string }[];
};

/** The topic of the articles of a category. */
export type TopicOf = (category: Term | undefined) => string;

/** An old site, read whole. */
export type OldSite = {
  /** Its address: links to it become paths. */
  url: string;
  posts: readonly Post[];
  pages: ImportResult['pages'];
  /** Every old address that has a place here. */
  lines(topicOf: TopicOf): readonly OldAddress[];
  /** The sources, when it is known where old addresses lead. */
  sources(linkTo: (url: string) => string | undefined): Sources;
  /** Copies a file for download to files/, at the address that it had. @returns that address */
  keepFile(url: string): string | undefined;
};
