import { expect, it } from 'vitest';
import { nearestPages } from './nearest-pages.ts';

const pages = ['Photography', 'Our clients', 'Privacy policy', 'Contact us'].map((name) => ({
  name,
}));
const names = (query: string) => nearestPages(query, pages).map(({ name }) => name);

it('a slip of the finger still leads to the page', () => {
  expect(names('fotografy')[0]).toBe('Photography');
  expect(names('privcy')[0]).toBe('Privacy policy');
  expect(names('CONTCAT')[0]).toBe('Contact us');
});

it('what is like nothing leads nowhere', () => {
  expect(names('zzzzzz')).toEqual([]);
  expect(names('  ')).toEqual([]);
});

it('at most three pages are named, the closest first', () => {
  const many = ['seo one', 'seo two', 'seo three', 'sea', 'seo'].map((name) => ({ name }));
  const found = nearestPages('seo', many);
  expect(found).toHaveLength(3);
  expect(found[0]?.name).toContain('seo');
});
