import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const pages = globSync('pages/**/*.astro', { cwd: source }).map((page) => ({
  page,
  text: readFileSync(join(source, page), 'utf8'),
}));

/** Their words depend on the page, or the head of the page needs their data too. */
const withProps = ['ArticleGrid', 'ArticleHead', 'PhotoBanner', 'PlainBanner', 'PortfolioGrid'];

it('a page starts no script: each section that moves starts its own', () => {
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(({ text }) => text.includes('<script')).map(({ page }) => page)).toEqual([]);
});

it('a page is a list of sections that read their own words, and has no styles', () => {
  const parts = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/from '(.*\/sections\/.*\.tsx|.*\.css)'/g)].map(([, file = '']) => [
      page,
      basename(file, '.tsx'),
    ]),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(([, part = '']) => !withProps.includes(part))).toEqual([]);
});
