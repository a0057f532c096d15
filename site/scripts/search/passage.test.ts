import { expect, it } from 'vitest';
import { passageOf } from './passage.ts';

const written = (runs: ReturnType<typeof passageOf>) =>
  runs.map(({ text, marked }) => (marked ? text.replace(/\S.*/, '[$&]') : text)).join('');

const title = 'SEO or PPC?';
const content =
  'SEO or PPC? Strategy. Read on. A new shop buys clicks first and waits for search. Later SEO brings the same visits, and nobody pays SEO by the click.';
const at = (word: string) =>
  content.split(' ').flatMap((part, place) => (part.startsWith(word) ? [place] : []));

it('a passage begins with a sentence, behind the title and what is only a label', () => {
  expect(written(passageOf({ content, locations: at('clicks'), title }))).toMatch(
    /^A new shop buys \[clicks\] first/,
  );
});

it('it is the one that holds most of what was searched for, each find marked', () => {
  const passage = written(passageOf({ content, locations: at('SEO'), title }));
  expect(passage).toBe(
    'A new shop buys clicks first and waits for search. Later [SEO] brings the same visits, and nobody pays [SEO] by the click.',
  );
});

it('where only the title holds it, the text is told from its first sentence', () => {
  expect(written(passageOf({ content, locations: [2], title }))).toMatch(/^A new shop buys/);
});

it('a find far into a long sentence is still shown', () => {
  const long = `${'word '.repeat(60)}needle and more.`;
  expect(written(passageOf({ content: long, locations: [60], title }))).toContain('[needle]');
});
