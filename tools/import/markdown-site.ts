import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { entryUrl, pageUrl } from '@agency/content/page-url.ts';
import { slugFrom } from '../entries/entry-slug.ts';
import { keepAt } from './copy-picture.ts';
import { decoded } from './decoded.ts';
import { categoriesOf, freeSlugs } from './import-site.ts';
import { markdownAddresses, placeOf } from './markdown-addresses.ts';
import { markdownHtml } from './markdown-html.ts';
import { type OldAddress, oldPath, topicPage } from './old-addresses.ts';
import type { OldSite, Post, TopicOf } from './post.ts';
import {
  fieldIn,
  listIn,
  type MarkdownFile,
  nameOf,
  readMarkdown,
  textIn,
} from './read-markdown.ts';

type Options = {
  /** The address of the old site. */
  url: string;
  /** Where its pictures are; without it beside the texts only. */
  pictures?: string | undefined;
  /** The form of its addresses, such as /posts/:slug. */
  addresses?: string | undefined;
};

const term = (name: string) => ({ name, slug: slugFrom(name) || name });

/** The day of a post: its date, else that in the name of its file. */
function dayOf({ fields, path }: MarkdownFile): string {
  const date = fieldIn(fields, 'date', 'published_at', 'publishDate', 'pubDate', 'published');
  const [day] =
    /\d{4}-\d{2}-\d{2}/.exec(date instanceof Date ? date.toISOString() : String(date)) ?? [];
  return day ?? /\d{4}-\d{2}-\d{2}/.exec(path)?.[0] ?? '';
}

const isDraft = ({ draft, published, status }: MarkdownFile['fields']) =>
  draft === true || published === false || status === 'draft';

const isPage = ({ fields }: MarkdownFile) =>
  ['page', 'about', 'contact'].includes(textIn(fields, 'layout', 'type').toLowerCase());

/** The first heading is the title, where the fields have none or the same. */
function titleAndText({ fields, body, ...rest }: MarkdownFile): { title: string; text: string } {
  const written = textIn(fields, 'title');
  const text = body.trimStart();
  const [line = ''] = text.split('\n', 1);
  const heading = line.startsWith('# ') ? line.slice(2).trim() : '';
  const isTitle = heading !== '' && (written === '' || written === heading);
  return {
    title: written || heading || nameOf({ fields, body, ...rest }).replaceAll('-', ' '),
    text: isTitle ? text.slice(line.length) : body,
  };
}

function postOf(source: MarkdownFile, slug: string): Post {
  const { fields } = source;
  const { title, text } = titleAndText(source);
  const notes: string[] = [];
  if (isDraft(fields)) notes.push('was a draft');
  const html = markdownHtml(text, (code) => notes.push(`shortcode ${code}`));
  const cover = textIn(
    fields,
    ...['cover.image', 'cover', 'feature_image', 'featured_image', 'featuredImage', 'heroImage'],
    ...['image', 'header.image', 'header.teaser', 'images', 'thumbnail'],
  );
  return {
    ...{ slug, title, html, notes, day: dayOf(source) },
    excerpt: textIn(fields, 'excerpt', 'custom_excerpt', 'summary', 'subtitle', 'description'),
    description: textIn(fields, 'description', 'meta_description', 'seo.description'),
    author: textIn(fields, 'author', 'authors'),
    categories: listIn(fields, 'categories', 'category').map(term),
    tags: listIn(fields, 'tags', 'tag', 'keywords').map(term),
    cover: cover
      ? { url: cover, alt: textIn(fields, 'cover.alt', 'feature_image_alt', 'image_alt') }
      : undefined,
  };
}

/** Lists that Hugo, Jekyll and Ghost make: of a category, of a tag. */
function listAddresses(site: OldSite, topicOf: TopicOf): OldAddress[] {
  const categories = categoriesOf(site).map(({ category }) => category);
  return [
    ...categories.map((category) => ({
      from: `/categories/${category.slug}/*`,
      to: topicPage(topicOf(category)),
    })),
    ...['categories', 'tags', 'tag', 'author'].map((name) => ({
      from: `/${name}/*`,
      to: pageUrl('blog'),
    })),
  ];
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A file of the old site: its address may begin with a folder that the copy of the pictures does not have. */
function fileAt(folder: string | undefined, address: string): string | undefined {
  const parts = address.split('/').filter((part) => part !== '');
  if (folder === undefined || parts.includes('..')) return undefined;
  return parts.map((_, from) => join(folder, ...parts.slice(from))).find(isFile);
}

/** A folder of Markdown files, as Hugo, Jekyll, Eleventy and exports of Ghost have it. */
export function markdownSite(folder: string, { url, pictures, addresses }: Options): OldSite {
  const files = readMarkdown(folder);
  const texts = files.filter((file) => !isPage(file));
  const slugOf = freeSlugs();
  const posts = texts.map((file) =>
    postOf(file, slugOf(textIn(file.fields, 'slug') || nameOf(file), file.path)),
  );
  const sourceOf = new Map(posts.map((post, index) => [post, texts[index] as MarkdownFile]));
  const addressesIn = (file: MarkdownFile) => markdownAddresses(file, dayOf(file), addresses);
  const pathOf = (address: string) => oldPath(new URL(address, url).href);

  /** The post that a link names by its file, or from beside it by its name: ../other-post/ */
  const linkedPost = (link: string) => {
    const [path = ''] = link.split('#');
    const name = posix.basename(path);
    const isFileName = /\.(md|markdown)$/.test(name);
    const index = texts.findIndex((file) =>
      isFileName ? posix.basename(file.path) === name : nameOf(file) === name,
    );
    return isFileName || /^\.{1,2}\//.test(path) ? posts[index] : undefined;
  };
  const ownPathOf = (address: string) => {
    const text = address.replace('__GHOST_URL__', '');
    const isOwn = URL.canParse(text) && new URL(text).host === new URL(url).host;
    return decoded((isOwn ? new URL(text).pathname : text).split(/[?#]/)[0] ?? '');
  };
  const fileOf = (address: string, post: Post) => {
    const path = ownPathOf(address);
    if (/^(\w+:|\/\/)/.test(path)) return undefined;
    const source = sourceOf.get(post)?.file ?? '';
    const beside = resolve(dirname(source), path);
    return !path.startsWith('/') && isFile(beside) ? beside : fileAt(pictures, path);
  };
  const site: OldSite = {
    url,
    posts,
    pages: files.filter(isPage).map((file) => ({
      from: [pathOf(addressesIn(file)[0] ?? '/')],
      title: titleAndText(file).title,
    })),
    lines: (topicOf) => [
      ...texts.flatMap((file, index) => {
        const to = entryUrl('articles', posts[index]?.slug ?? '');
        const paths = new Set(addressesIn(file).map(pathOf));
        return [...paths]
          .filter((from) => from !== to && from !== '/')
          .map((from) => ({ from, to }));
      }),
      ...listAddresses(site, topicOf),
    ],
    sources: (linkTo) => ({
      fileOf,
      altOf: () => '',
      linkTo(link, post) {
        const linked = linkedPost(link);
        if (linked) return entryUrl('articles', linked.slug);
        const text = link.replace('__GHOST_URL__', '');
        if (/^(\w+:|\/)/.test(text)) return linkTo(text);
        const source = sourceOf.get(post);
        return linkTo(new URL(text, new URL(`${source ? placeOf(source) : ''}/`, url)).href);
      },
    }),
    keepFile(address) {
      const path = ownPathOf(address);
      const file = /\.\w{2,4}$/.test(path) ? fileAt(pictures, path) : undefined;
      return file && keepAt(path, file);
    },
  };
  return site;
}
