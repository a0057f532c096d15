import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clippedText } from '../support/clipped-text.ts';
import { collisions, overlaps } from '../support/layout-problems.ts';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, entriesOf, onePerKind } from '../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages();
});
afterAll(() => pages.close());

describe.concurrent('with lists of this length nothing breaks, overflows, overlaps or is cut off', () => {
  // Each case study has a name of another length.
  it.for([...new Set([...onePerKind, ...entriesOf('/portfolio')])])('on %s', (path, { expect }) =>
    pages.visit(async (page) => {
      const errors: string[] = [];
      page.removeAllListeners('pageerror');
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(site + path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const found: Record<number, string[]> = {};
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { overflow, cut } = await clippedText(page);
        const problems = [...cut, ...(await collisions(page)), ...(await overlaps(page))];
        if (overflow) problems.push(overflow);
        if (problems.length > 0) found[width] = problems;
      }
      expect(found).toEqual({});
      expect(errors).toEqual([]);
    }),
  );
});

it('every article is on the page of the blog', () => {
  const blog = builtPage('/digital-marketing-blog');
  expect(entriesOf('/blogs').filter((route) => !blog.includes(`href="${route}"`))).toEqual([]);
});
