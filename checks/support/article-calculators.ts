import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { contentFolder } from '../../site/content/content-folder.ts';
import { readCalculator } from '../../site/schemas/calculator.ts';

const element = /<Calculator\b([\s\S]*?)\/>/g;
const property = /(\w+)=(?:"([^"]*)"|\{([\d.]+)\})/g;

export const articles = globSync(`${contentFolder}/articles/*/article.mdx`).map((file) => ({
  slug: basename(dirname(file)),
  body: readFileSync(file, 'utf8'),
}));

/** Every calculator of the articles; `text` is its article without it, with plain spaces. */
export const articleCalculators = articles.flatMap(({ slug, body }) =>
  [...body.matchAll(element)].map(([tag, source = '']) => {
    const props = [...source.matchAll(property)].map(([, name = '', words, number]) => [
      name,
      words ?? Number(number),
    ]);
    const text = body.replace(tag, '').replaceAll('\u00a0', ' ');
    return { slug, text, ...readCalculator(Object.fromEntries(props), slug) };
  }),
);
