import { expect, it } from 'vitest';
import { isAnswer } from './is-answer.ts';

const page = { content: 'Zord sells (SEO) to agencies near you.', locations: [0, 2, 4] };

it.each(['zord', 'seo', 'agency', 'SEO agencies', 'zor'])('%s is answered', (query) => {
  expect(isAnswer(query, page)).toBe(true);
});

it.each(['zzqx', 'zoology', 'seo zzqx'])('%s is not, by the first letters alone', (query) => {
  expect(isAnswer(query, page)).toBe(false);
});

it('a quoted phrase is asked for by its words', () => {
  expect(isAnswer('"near you"', { ...page, locations: [5, 6] })).toBe(true);
});
