import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { agencyDay } from '@agency/content/agency-day.ts';
import { leastWidth } from '@agency/content/check/picture-problems.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { writeEntry } from '../entries/new-entry.ts';
import { articleFields, fitting, placeholder } from '../entries/placeholder-fields.ts';
import { articleText } from './article-text.ts';
import { postHtml } from './post-html.ts';
import type { WordPressItem } from './read-wordpress.ts';
import { copyPicture, uploadedFile, uploadPath } from './uploads.ts';

/** What the command prints of one article: what was lost or is missing. */
export type Imported = { slug: string; title: string; notes: string[] };

const starterCover = resolve(
  import.meta.dirname,
  '../../starter/articles/what-a-website-costs/cover.jpg',
);

/** The language of a text that is mostly Tamil. */
function languageOf(text: string): { language?: string } {
  const tamil = text.match(/\p{Script=Tamil}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return tamil > latin ? { language: 'ta' } : {};
}

const html = unified().use(rehypeParse, { fragment: true });

/** The words of HTML in one line. */
export const plain = (text: string) => textOf(html.parse(text)).replace(/\s+/g, ' ').trim();

/** One person of the content with this name, else the first one. */
function authorOf(name: string): string {
  const people = slugsOf(kinds.people);
  const named = people.find(
    (slug) =>
      (readYaml(fileOfEntry(kinds.people, slug)) as { name?: string } | null)?.name === name,
  );
  return named ?? people[0] ?? '';
}

function fieldsOf(
  post: WordPressItem,
  [topic = '', ...moreTopics]: readonly string[],
  body: string,
) {
  const { title, excerpt, categories, tags, meta } = post;
  const description = meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description') ?? '';
  const placeholders = articleFields(plain(title), {
    today: post.day || agencyDay(new Date()),
    author: authorOf(post.author),
    topic,
  });
  const { checked: _, changed: __, keyPoints, ...fields } = placeholders;
  const keywords = [...new Set([...categories.slice(1), ...tags].map(({ name }) => name))].slice(
    0,
    8,
  );
  const words = plain(excerpt);
  return {
    ...fields,
    ...(moreTopics.length > 0 && { moreTopics: moreTopics.slice(0, 3) }),
    ...languageOf(`${title} ${body}`),
    description:
      [description, words].find(({ length }) => length >= 70 && length <= 160) ??
      fields.description,
    excerpt: fitting(
      words,
      70,
      200,
      'one or two sentences for the card in the listing, 70 to 200 characters',
    ),
    keyPoints: keyPoints.slice(0, 1),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** What the import of one post needs of the rest. */
export type Sources = {
  files: ReadonlyMap<string, WordPressItem>;
  linkTo(url: string): string | undefined;
  /** The main one first. */
  topics: readonly string[];
  /** A copy of wp-content/uploads. */
  uploads: string | undefined;
};

/** Writes a post as the draft of an article, with its pictures. */
export async function importPost(
  post: WordPressItem,
  slug: string,
  { files, uploads, linkTo, topics }: Sources,
): Promise<Imported> {
  const file = join(contentFolder, fileOfEntry(kinds.articles, slug));
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const notes = new Set<string>();
  if (post.status === 'private') notes.add('was private');
  if (post.hasPassword) notes.add('had a password');
  const shown = postHtml(post.html, galleryOf(post, files), (code) =>
    notes.add(`shortcode ${code}`),
  );
  const pictures = await copyPictures(shown, folder, uploads, notes);
  const text = await articleText(shown, {
    linkTo,
    lost: (what) => notes.add(`left out: ${what}`),
    pictureOf(url, alt) {
      const name = pictures.get(url);
      if (name === undefined) return undefined;
      const item = [...files.values()].find((one) => uploadPath(one.file) === originalPath(url));
      const written = alt || (item?.meta.get('_wp_attachment_image_alt') ?? '');
      return { src: `./${name}`, alt: fitting(written, 12, 160, 'what the picture shows') };
    },
  });
  const cover = files.get(post.meta.get('_thumbnail_id') ?? '');
  const fields = fieldsOf(post, topics, text);
  const picture = await copyCover(cover, folder, uploads, notes);
  writeEntry('articles', file, { ...fields, picture }, `${text || placeholder('the text')}\n`);
  return { slug, title: plain(post.title), notes: [...notes] };
}

const originalPath = (url: string) => uploadPath(url)?.replace(/-\d+x\d+(?=\.\w+$)/, '');

/** The pictures of a [gallery]: those that it names, else those that were uploaded to the post. */
const galleryOf =
  ({ id }: WordPressItem, files: ReadonlyMap<string, WordPressItem>) =>
  (ids: string[] | undefined): string => {
    const all =
      ids?.map((one) => files.get(one)) ??
      [...files.values()].filter(({ parent }) => parent === id);
    const items = all.flatMap((one) =>
      one ? [`<li><img src="${one.file}"><figcaption>${plain(one.excerpt)}</figcaption></li>`] : [],
    );
    return `\n\n<ul class="gallery">${items.join('')}</ul>\n\n`;
  };

/** Copies the pictures of a text beside its article. @returns their names by their addresses */
async function copyPictures(
  html: string,
  folder: string,
  uploads: string | undefined,
  notes: Set<string>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [, quoted = ''] of html.matchAll(/<img\b[^>]*?\ssrc=["']([^"']+)["']/g)) {
    const url = quoted.replaceAll('&amp;', '&');
    const file = uploadedFile(uploads, url);
    const copied = file
      ? await copyPicture(file, folder, leastWidth.text)
      : { problem: 'was not found' };
    if ('name' in copied) names.set(url, copied.name);
    else notes.add(`picture ${url} ${copied.problem}`);
  }
  return names;
}

/** The picture of a post, or the placeholder of a new article. */
async function copyCover(
  cover: WordPressItem | undefined,
  folder: string,
  uploads: string | undefined,
  notes: Set<string>,
): Promise<{ src: string; alt: string }> {
  const file = cover && uploadedFile(uploads, cover.file);
  const copied = file
    ? await copyPicture(file, folder, leastWidth.page)
    : { problem: 'was not found' };
  const alt = fitting(
    cover?.meta.get('_wp_attachment_image_alt') ?? '',
    12,
    160,
    'what the new picture shows',
  );
  if ('name' in copied) return { src: `./${copied.name}`, alt };
  notes.add(cover ? `its picture ${cover.file} ${copied.problem}` : 'has no picture');
  copyFileSync(starterCover, join(folder, 'cover.jpg'));
  return { src: './cover.jpg', alt: placeholder('what the new picture shows') };
}
