import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const windows = [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [2560, 1200],
] as const;
/** Figures that count up stand elsewhere too; the band that closes a page lists them as terms. */
const counted = pagesWith('data-count').filter((route) =>
  /<dd\b[^>]*>(?:(?!<\/dd>).)*data-count/s.test(builtPage(route)),
);
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function inEachWindow(routes: readonly string[], measure: (page: Page) => Promise<void>) {
  await pages.visit(async (page) => {
    for (const route of routes)
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.goto(site + route);
        await measure(page);
      }
  });
}

it.skipIf(counted.length === 0)(
  'the first figure of a count hangs over the edge of its band, and on no words below it',
  () =>
    inEachWindow(counted, async (page) => {
      const { over, covered } = await page
        .locator('dd:has([data-count])')
        .first()
        .evaluate((figure) => {
          const { bottom, left, right } = figure.getBoundingClientRect();
          const band = figure.closest('section')?.getBoundingClientRect().bottom ?? bottom;
          const below = [...document.querySelectorAll('footer :is(h2, p, a, li)')];
          const hit = below.filter((part) => {
            const box = part.getBoundingClientRect();
            return box.height > 0 && box.top < bottom && box.left < right && box.right > left;
          });
          return { over: bottom - band, covered: hit.map(({ textContent }) => textContent) };
        });
      expect(over).toBeGreaterThan(24);
      expect(covered).toEqual([]);
    }),
);

it('a silent spread fills the window from side to side, and nothing is written on it', () =>
  inEachWindow(pagesWith('data-spread'), async (page) => {
    const spread = page.locator('[data-spread]');
    await spread.scrollIntoViewIfNeeded();
    const { sides, height, said } = await spread.evaluate((band) => {
      const { left, right, height } = (
        band.querySelector('img') as HTMLImageElement
      ).getBoundingClientRect();
      return {
        sides: [left, right - document.documentElement.clientWidth],
        height: height / innerHeight,
        said: band.textContent,
      };
    });
    expect(sides).toEqual([0, 0]);
    expect(height).toBeGreaterThan(0.5);
    expect(said).toBe('');
  }));
