import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');
/** Heads of cases, to which a card hands its picture; a gallery's fills the screen anyhow. */
const covered = pagesWith('data-page-picture=""').filter((route) =>
  /^\/portfolio\/[^/]+$/.test(route),
);
const windows = [
  [1280, 800],
  [390, 844],
] as const;
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages();
});
afterAll(() => pages.close());

describe('at least half of a cover stands in the first screen, where its card hands it over', () => {
  it.each(windows)('at %i by %i pixels', (width, height) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      const hidden: string[] = [];
      for (const route of covered) {
        await page.goto(site + route);
        const share = await page.locator('[data-page-picture]').evaluate((cover) => {
          const { top, height } = cover.getBoundingClientRect();
          return Math.min(height, innerHeight - top) / height;
        });
        if (share < 0.5) hidden.push(`${route}: ${share.toFixed(2)}`);
      }
      expect(covered.length).toBeGreaterThan(10);
      expect(hidden).toEqual([]);
    }),
  );
});
