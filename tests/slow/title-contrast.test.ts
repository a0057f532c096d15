import { afterAll, beforeAll, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, routes } from '../support/site-routes.ts';
import { lowContrast } from '../support/title-contrast.ts';

const site = inject('site');
const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' }, [], 2);
});
afterAll(() => pages.close());

/** Pages whose head has a picture. */
const pictured = routes.filter((route) =>
  /id="page-head"[^>]*>\s*<div[^>]*>\s*<picture/.test(builtPage(route)),
);

it.concurrent.for(pictured)('the title of %s can be read on its picture', (route, { expect }) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() =>
          page.locator('#page-head img').evaluate((image) => (image as HTMLImageElement).complete),
        )
        .toBe(true);
      expect(await lowContrast(page.locator('h1')), `${width} px wide`).toBeLessThan(0.01);
    }
  }),
);
