import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test('a short list names each of its pages', () => {
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('a long list names its ends and what lies around the open page', () => {
  expect(shownPages(1, 120)).toEqual([1, 2, null, 120]);
  expect(shownPages(60, 120)).toEqual([1, null, 59, 60, 61, null, 120]);
  expect(shownPages(120, 120)).toEqual([1, null, 119, 120]);
});

test('no gap stands for a single page', () => {
  expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
