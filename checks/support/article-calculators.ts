import { readCalculator } from '../../site/schemas/calculator.ts';
import { articleTexts } from './article-text.ts';

const written = /<Calculator\b([\s\S]*?)\/>/g;
const property = /(\w+)=(?:"([^"]*)"|\{([\d.]+)\})/g;

/** Every calculator as it stands in its article; `text` is the article without it, with plain spaces. */
export const articleCalculators = articleTexts.flatMap(({ slug, body }) =>
  [...body.matchAll(written)].map(([tag, source = '']) => {
    const props = [...source.matchAll(property)].map(([, name = '', words, number]) => [
      name,
      words ?? Number(number),
    ]);
    const text = body.replace(tag, '').replaceAll('\u00a0', ' ');
    return { slug, text, ...readCalculator(Object.fromEntries(props), slug) };
  }),
);
