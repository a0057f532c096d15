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
import { copyPicture } from './copy-picture.ts';
import type { Imported, Post, Sources } from './post.ts';

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

function fieldsOf(post: Post, [topic = '', ...moreTopics]: readonly string[], body: string) {
  const { title, excerpt, description, categories, tags } = post;
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

/**
 * Writes a post as the draft of an article, with its pictures.
 * @param topics the main one first
 */
export async function importPost(
  post: Post,
  topics: readonly string[],
  { fileOf, altOf, linkTo }: Sources,
): Promise<Imported> {
  const file = join(contentFolder, fileOfEntry(kinds.articles, post.slug));
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const notes = new Set(post.notes);
  const copy = async (url: string, least: number) => {
    const original = fileOf(url, post);
    return original ? copyPicture(original, folder, least) : { problem: 'was not found' };
  };
  const names = new Map<string, string>();
  for (const url of picturesIn(post.html)) {
    const copied = await copy(url, leastWidth.text);
    if ('name' in copied) names.set(url, copied.name);
    else notes.add(`picture ${url} ${copied.problem}`);
  }
  const text = await articleText(post.html, {
    linkTo: (url) => linkTo(url, post),
    lost: (what) => notes.add(`left out: ${what}`),
    pictureOf(url, alt) {
      const name = names.get(url);
      if (name === undefined) return undefined;
      const words = alt || altOf(url);
      return { src: `./${name}`, alt: fitting(words, 12, 160, 'what the picture shows') };
    },
  });
  const picture = await coverOf(post, folder, copy, notes);
  const fields = { ...fieldsOf(post, topics, text), picture };
  writeEntry('articles', file, fields, `${text || placeholder('the text')}\n`);
  return { slug: post.slug, title: plain(post.title), notes: [...notes] };
}

/** The addresses of the pictures of a text. */
const picturesIn = (text: string) =>
  [...text.matchAll(/<img\b[^>]*?\ssrc=["']([^"']+)["']/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );

/** The picture of a post, or the placeholder of a new article. */
async function coverOf(
  { cover }: Post,
  folder: string,
  copy: (url: string, least: number) => Promise<{ name: string } | { problem: string }>,
  notes: Set<string>,
): Promise<{ src: string; alt: string }> {
  const what = 'what the new picture shows';
  const copied = cover && (await copy(cover.url, leastWidth.page));
  if (copied && 'name' in copied)
    return { src: `./${copied.name}`, alt: fitting(cover?.alt ?? '', 12, 160, what) };
  notes.add(copied ? `its picture ${cover?.url} ${copied.problem}` : 'has no picture');
  copyFileSync(starterCover, join(folder, 'cover.jpg'));
  return { src: './cover.jpg', alt: placeholder(what) };
}
