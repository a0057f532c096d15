import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../support/language/faults.ts';
import { terms } from '../../support/language/terms.ts';
import { visibleTexts } from '../../support/language/visible-texts.ts';

const found = (text: string) => faultsIn(text).map(({ found: words }) => words);

it('the guide holds a list of terms', () => {
  expect(terms.length).toBeGreaterThan(5);
});

describe('a visible text fails', () => {
  it.each([
    ['an inquiry came in'],
    ['three adverts ran'],
    ['send an e-mail'],
    ['optimization of pages'],
    ["the client's words"],
    ['he said "no" twice'],
    ['a fee of ₹150,000'],
    ['a turnover of 1,500,000'],
    ['within 4–6 weeks'],
    ['at 8.40 p.m. sharp'],
  ])('%s', (text) => {
    expect(found(text)).toHaveLength(1);
  });
});

describe('a visible text passes', () => {
  it.each([
    ['an enquiry, an ad, an email'],
    ['the client’s “no”'],
    ['a fee of ₹1,50,000 or $150,000'],
    ['within 4–6\u00a0weeks'],
    ['29,000+ views in 2024'],
    ['Search Engine Optimization (SEO)'],
    ["LET'S TALK"],
    ['reach of 116,724'],
    ['40% more inquiry calls'],
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('content, contract and components keep to the terms, quotation marks and figures of the guide', () => {
  const faults = visibleTexts().flatMap(({ file, text }) =>
    faultsIn(text).map(({ found: words, write }) => `${file}: “${words}”. Write ${write}.`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
