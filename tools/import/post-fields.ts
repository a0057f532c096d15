import { agencyDay } from '@agency/content/agency-day.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { articleFields } from '../entries/placeholder-fields.ts';
import type { Post } from './post.ts';

/** The language of a text that is mostly Tamil. */
function languageOf(text: string): { language?: string } {
  const tamil = text.match(/\p{Script=Tamil}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return tamil > latin ? { language: 'ta' } : {};
}

const html = unified().use(rehypeParse, { fragment: true });

/** The words of HTML in one line. */
export const plain = (text: string) => textOf(html.parse(text)).replace(/\s+/g, ' ').trim();

/** The person of the content with the name of an author. */
export const personNamed = (name: string): string | undefined =>
  slugsOf(kinds.people).find(
    (slug) =>
      (readYaml(fileOfEntry(kinds.people, slug)) as { name?: string } | null)?.name === name,
  );

/** The first sentences of a post, as themes of WordPress show them where it has no excerpt. */
function beginningOf(shown: string, max: number): string {
  const texts = [...shown.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)]
    .map(([, inner = '']) => plain(inner.replace(/<br\s*\/?>/g, ' ')))
    .filter((words) => words !== '' && !/^https?:\/\/\S+$|REPLACE:/.test(words));
  const text = texts.join(' ').replace(/[{}<>*~`[\]]/g, '');
  if (text.length <= max) return text;
  const sentences = text.slice(0, max + 1).match(/^.*[.!?।](?=\s)/s)?.[0] ?? '';
  if (sentences.length >= 70) return sentences;
  const start = text.slice(0, max - 1);
  return `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** The fields of the article of a post. */
export function fieldsOf(post: Post, [topic = '', ...moreTopics]: readonly string[]) {
  const { title, html: shown, excerpt, description, categories, tags } = post;
  const placeholders = articleFields(plain(title), {
    today: post.day || agencyDay(new Date()),
    author: personNamed(post.author) ?? slugsOf(kinds.people)[0] ?? '',
    topic,
  });
  // An article of another site says nothing about a check, and has no summary until somebody writes one.
  const { checked: _, changed: __, keyPoints: ___, servicePage: ____, ...fields } = placeholders;
  const keywords = [...new Set([...categories.slice(1), ...tags].map(({ name }) => name))].slice(
    0,
    8,
  );
  const words = plain(excerpt);
  return {
    ...fields,
    ...(moreTopics.length > 0 && { moreTopics: moreTopics.slice(0, 3) }),
    ...languageOf(`${title} ${plain(shown)}`),
    description:
      [description, words, beginningOf(shown, 160)].find(
        ({ length }) => length >= 70 && length <= 160,
      ) ?? fields.description,
    excerpt:
      [words, beginningOf(shown, 200)].find(({ length }) => length >= 70 && length <= 200) ??
      fields.excerpt,
    ...(keywords.length > 0 && { keywords }),
  };
}
