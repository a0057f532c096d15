import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { pagesWith } from '../../support/site-routes.ts';

const site = inject('site');
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

it.each(
  pagesWith('class="_result_').flatMap((path) => windows.map((window) => ({ path, ...window }))),
)('the results of the cases on $path are visible without hover at $width px', (at) =>
  pages.visit(async (page) => {
    await page.setViewportSize(at);
    await page.goto(site + at.path);
    const hidden = await page.locator('[data-card] [class*="_result_"]').evaluateAll((results) =>
      results
        .filter((result) => {
          const { height } = result.getBoundingClientRect();
          const isCut = getComputedStyle(result).clipPath !== 'none';
          return height < 20 || isCut || !result.checkVisibility({ visibilityProperty: true });
        })
        .map((result) => result.textContent),
    );
    expect(hidden).toEqual([]);
  }),
);
