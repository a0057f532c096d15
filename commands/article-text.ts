import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type ArticleText = {
  slug: string;
  fields: {
    title: string;
    description: string;
    excerpt: string;
    keyPoints: string[];
    published: string;
  };
  body: string;
  /** Running sentences: paragraphs, list items, callouts. */
  prose: string[];
  headings: string[];
  /** All that a reader reads in the body, one piece per paragraph, cell or label. */
  pieces: string[];
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
    .replace(/\s+/g, ' ')
    .trim();

function articleText(slug: string): ArticleText {
  const [, head = '', ...rest] = readFileSync(`content/articles/${slug}/article.mdx`, 'utf8').split(
    /^---$/m,
  );
  const body = rest.join('---');
  const parts = [...body.matchAll(component)].map(([, name, props = '']) => ({ name, props }));
  const blocks = body
    .replace(component, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((block) => block.trim())
    .filter(Boolean);
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
    headings,
    pieces: [...running, ...headings, ...parts.flatMap(({ props }) => strings(props))],
  };
}

export const articleTexts = readdirSync('content/articles').map(articleText);

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
