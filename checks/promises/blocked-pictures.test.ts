import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { onePerFolder, sitePaths } from '../support/site-pages.ts';

const site = inject('site');
const paths = onePerFolder(await sitePaths(site));
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' });
});
afterAll(() => pages.close());

describe.each([390, 1280])('where pictures are blocked, at %i pixels', (width) => {
  it.each(paths)('the logo of %s has its name and text over pictures stays legible', (path) =>
    pages.visit(async (page) => {
      await page.route(/\.(avif|webp|jpe?g|png|svg)$/, (request) => request.abort());
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site + path);
      const logo = page.locator('header a[href="/"] img');
      expect((await logo.getAttribute('alt'))?.trim()).toBeTruthy();
      expect((await logo.boundingBox())?.width).toBeGreaterThan(24);
      // An empty picture shows what lies behind it; axe would take it for a picture.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main img { visibility: hidden }');
        document.adoptedStyleSheets = [sheet];
      });
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast'])
        .setLegacyMode()
        .analyze();
      const faint = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
      await page.unroute(/\.(avif|webp|jpe?g|png|svg)$/);
      expect(faint).toEqual([]);
    }),
  );
});
