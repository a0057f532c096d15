import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from '../../site/content/content-folder.ts';
import type { ContentSchema } from '../../site/content/content-loader.ts';
import { article } from '../../site/schemas/article.ts';
import { caseStudy } from '../../site/schemas/case-study.ts';
import { namesIn } from '../../site/schemas/listed-name.ts';
import { person } from '../../site/schemas/person.ts';
import { articleBody, articleWords, caseStudyWords, personWords } from './entry-words.ts';

export type EntryKind = {
  /** What the argument after the kind is: a title or a name. */
  asks: string;
  folder: string;
  file: string;
  /** The picture copied from an existing entry, so that the site builds at once. */
  picture: string;
  /** The address of its page; people have none of their own. */
  page(slug: string): string;
  schema: ContentSchema<z.ZodType>;
  fields(name: string): Record<string, unknown>;
  body?: string;
};

/** The folders of one kind, in alphabetical order. */
export function slugsIn(folder: string, file: string): string[] {
  return readdirSync(join(contentFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`/${file}`))
    .map((name) => name.slice(0, -file.length - 1))
    .sort();
}

function fieldsOf(folder: string, slug: string, file: string): Record<string, unknown> {
  const source = readFileSync(join(contentFolder, folder, slug, file), 'utf8');
  const front = file.endsWith('.mdx') ? (source.split(/^---$/m)[1] ?? '') : source;
  return parse(front) as Record<string, unknown>;
}

function nextOrder(folder: string, file: string): number {
  const orders = slugsIn(folder, file).map((slug) => Number(fieldsOf(folder, slug, file).order));
  return Math.max(0, ...orders) + 1;
}

function newestArticles(count: number): string[] {
  const published = (slug: string) =>
    String(fieldsOf('articles', slug, 'article.mdx').published ?? '');
  return slugsIn('articles', 'article.mdx')
    .sort((a, b) => published(b).localeCompare(published(a)))
    .slice(0, count);
}

export const entryKinds: Record<string, EntryKind> = {
  article: {
    asks: 'title',
    folder: 'articles',
    file: 'article.mdx',
    picture: 'cover.jpg',
    page: (slug) => `/blogs/${slug}`,
    schema: article,
    fields: (title) =>
      articleWords(title, {
        today: new Date().toISOString().slice(0, 10),
        author: slugsIn('people', 'person.yaml')[0] ?? '',
        topic: namesIn('topic')[0] ?? '',
        related: newestArticles(3),
      }),
    body: articleBody,
  },
  'case-study': {
    asks: 'client',
    folder: 'case-studies',
    file: 'case-study.yaml',
    picture: 'cover.jpg',
    page: (slug) => `/portfolio/${slug}`,
    schema: caseStudy,
    fields: (client) =>
      caseStudyWords(
        client,
        namesIn('category')[0] ?? '',
        nextOrder('case-studies', 'case-study.yaml'),
        slugsIn('people', 'person.yaml')[0] ?? '',
      ),
  },
  person: {
    asks: 'name',
    folder: 'people',
    file: 'person.yaml',
    picture: 'portrait.svg',
    page: () => '/about-us',
    schema: person,
    fields: (name) => {
      const brand = parse(readFileSync(join(contentFolder, 'brand.yaml'), 'utf8'));
      return personWords(name, nextOrder('people', 'person.yaml'), brand.social);
    },
  },
};
