import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leastWidth } from '@agency/content/check/picture-problems.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { writeEntry } from '../entries/new-entry.ts';
import { fitting, placeholder } from '../entries/placeholder-fields.ts';
import { headingAnchors } from './anchors.ts';
import { articleText } from './article-text.ts';
import { copyPicture } from './copy-picture.ts';
import type { Imported, Post, Sources } from './post.ts';
import { drawCover, firstWidePicture } from './post-cover.ts';
import { fieldsOf, plain } from './post-fields.ts';

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
  const describe = (url: string, alt: string) =>
    fitting(alt || altOf(url), 12, 160, 'what the picture shows');
  const anchors = headingAnchors(post.html);
  const text = await articleText(post.html, {
    linkTo: (url) => linkTo(url, post),
    anchorOf: (id) => anchors.get(id),
    lost: (what) => notes.add(`left out: ${what}`),
    pictureOf(url, alt) {
      const name = names.get(url);
      return name === undefined ? undefined : { src: `./${name}`, alt: describe(url, alt) };
    },
  });
  const fields = fieldsOf(post, topics);
  const copied = post.cover && (await copy(post.cover.url, leastWidth.page));
  if (copied && 'problem' in copied) notes.add(`its picture ${post.cover?.url} ${copied.problem}`);
  const found =
    copied && 'name' in copied
      ? {
          src: `./${copied.name}`,
          alt: fitting(post.cover?.alt ?? '', 12, 160, 'what the picture shows'),
        }
      : await firstWidePicture(folder, names, describe);
  const picture = found ?? (await drawCover(post.slug, folder, fields.language));
  writeEntry('articles', file, { ...fields, picture }, `${text || placeholder('the text')}\n`);
  return {
    slug: post.slug,
    title: plain(post.title),
    notes: [...notes],
    isDrawn: found === undefined,
  };
}

/** The addresses of the pictures of a text. */
const picturesIn = (text: string) =>
  [...text.matchAll(/<img\b[^>]*?\ssrc=["']([^"']+)["']/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
