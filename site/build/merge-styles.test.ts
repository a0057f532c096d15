import { expect, it } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

it('a page keeps all its styles, in their order, in one element at the place of the first', () => {
  const html = '<head><style>a{}</style><title>T</title><style>b{}</style></head><p>x</p>';
  expect(mergeStyles(html)).toBe('<head><style>a{}\nb{}</style><title>T</title></head><p>x</p>');
});

it('a page without styles stays as it is', () => {
  expect(mergeStyles('<p>x</p>')).toBe('<p>x</p>');
});
