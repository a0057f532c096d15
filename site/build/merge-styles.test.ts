import { expect, it } from 'vitest';
import { mergeStyles } from './merge-styles.ts';
import { edited, readPage } from './page-parts.ts';

const merged = (html: string) =>
  edited(
    html,
    mergeStyles(readPage(html), (css) => css),
  );

it('a page keeps all its styles, in their order, in one element at the place of the first', () => {
  const html = '<head><style>a{}</style><title>T</title><style>b{}</style></head><p>x</p>';
  expect(merged(html)).toBe('<head><style>a{}\nb{}</style><title>T</title></head><p>x</p>');
});

it('a page without styles stays as it is', () => {
  expect(merged('<p>x</p>')).toBe('<p>x</p>');
});
