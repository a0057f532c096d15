import { describe, expect, it } from 'vitest';
import { askedFor, extractOf, firstPageFor, hasTerms } from './search-hits.ts';

const content =
  'Fees. What a website costs depends on its pages. We build full-stack shops in Chennai from ₹20,000; email us.';
const hit = (...found: string[]) => ({
  url: '/',
  meta: {},
  content,
  locations: content.split(' ').flatMap((word, at) => (found.includes(word) ? [at] : [])),
});

describe('a page has the words of a query', () => {
  it.each([
    ['cost', ['costs']],
    ['Website cost', ['website', 'costs']],
    ['stack', ['full-stack']],
    ['chénnai', ['Chennai']],
    ['20000', ['₹20,000;']],
    ['₹20,000', ['₹20,000;']],
    ['e-mail', ['email']],
    ["What's", ['What']],
    ['fullstack', ['full-stack']],
    ['full-stack-shops', ['full-stack', 'shops']],
  ])('%s', (query, found) => {
    expect(hasTerms(hit(...found), query)).toBe(true);
  });
  it.each([
    ['kryptonite', ['Fees.']],
    ['zzqqxx', ['a']],
    ['9qz7', ['pages.']],
    ['website kryptonite', ['website', 'Fees.']],
  ])('not %s', (query, found) => {
    expect(hasTerms(hit(...found), query)).toBe(false);
  });
});

it('an extract begins with the sentence of the found word and marks it', () => {
  const extract = extractOf(hit('costs'));
  expect(extract.map(({ word }) => word).join(' ')).toMatch(/^What a website costs .+ us\.$/);
  expect(extract.filter(({ isFound }) => isFound).map(({ word }) => word)).toEqual(['costs']);
});

it('an extract does not repeat the title', () => {
  const titled = { ...hit('Fees.', 'costs'), meta: { title: 'Fees.' } };
  expect(extractOf(titled)[0]?.word).toBe('What');
});

it('a page that the content names for a word is the first', () => {
  const pages = [{ words: ['cost', 'price'], url: '/fees', title: 'Fees', text: 'What we cost.' }];
  expect(firstPageFor(pages, 'Website cost')?.url).toBe('/fees');
  expect(firstPageFor(pages, 'costume')).toBe(undefined);
});

it('asks Pagefind without signs of money, then for the parts of words', () => {
  expect(askedFor('₹20,000')).toEqual(['20,000', '20 000']);
  expect(askedFor('seo-services')).toEqual(['seo-services', 'seo services']);
  expect(askedFor('fees')).toEqual(['fees']);
  expect(askedFor('₹')).toEqual([]);
});
