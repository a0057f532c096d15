import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../site/content/content-folder.ts';

export type ArticleText = {
  slug: string;
  fields: {
    title: string;
    description: string;
    excerpt: string;
    keyPoints: string[];
    published: string;
    changed: string;
  };
  body: string;
  /** Running sentences: paragraphs, list items, callouts. */
  prose: string[];
  /** Paragraphs and callouts alone: no list items, no quotations. */
  paragraphs: string[];
  headings: string[];
  /** All that a reader reads in the body, one passage per paragraph, cell or label. */
  passages: string[];
};

const component = /<([A-Z]\w+)\b([\s\S]*?)\/>/g;
const settings = /\b(?:kind|tone|unit|prefix)="[^"]*"/g;
const strings = (source: string) =>
  [...source.replace(settings, '').matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, words = '']) => words);

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/^(?:>|[-*]|\d+\.|#+)\s+/, '')
    .replace(/[ \t\n]+/g, ' ')
    .trim();

/** Reads the source of an article. @param source front matter and body, as they stand in the file */
function articleFrom(slug: string, source: string): ArticleText {
  const [, head = '', ...rest] = source.split(/^---$/m);
  const body = rest.join('---');
  const parts = [...body.matchAll(component)].map(([, name, props = '']) => ({ name, props }));
  const blocks = body
    .replace(component, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((block) => block.trim())
    .filter(Boolean);
  const paragraphs = blocks.filter((block) => !/^(?:[#>]|[-*]\s|\d+\.\s)/.test(block)).map(plain);
  const running = blocks.filter((block) => !block.startsWith('#')).map(plain);
  const headings = blocks.filter((block) => block.startsWith('#')).map(plain);
  const callouts = parts
    .filter(({ name }) => name === 'Callout')
    .flatMap(({ props }) => strings(props.replace(/\btitle="[^"]*"/, '')));
  return {
    slug,
    fields: parse(head),
    body,
    prose: [...running, ...callouts],
    paragraphs: [...paragraphs, ...callouts],
    headings,
    passages: [...running, ...headings, ...parts.flatMap(({ props }) => strings(props))],
  };
}

const folder = join(contentFolder, 'articles');

export const articleTexts = readdirSync(folder).map((slug) =>
  articleFrom(slug, readFileSync(join(folder, slug, 'article.mdx'), 'utf8')),
);

/** A text cut into its sentences. Initials and small letters after a full stop end none. */
export const sentencesOf = (prose: string[]) =>
  prose.flatMap((text) => text.split(/(?<=[.!?]["”’)]*)(?<!\b[A-Z]\.)\s+(?=["“(]*[\p{Lu}₹\d])/u));

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
