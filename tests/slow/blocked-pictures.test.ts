import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { forAxe } from '../support/site-browser.ts';
import { onePerKind } from '../support/site-routes.ts';

const site = inject('site');

describe.concurrent('when pictures are blocked, on a phone and on a desktop', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openMeasuringPages({}, forAxe);
  });
  afterAll(() => pages.close());

  it.each(onePerKind)('the logo of %s has its name and text over pictures is legible', (path) =>
    pages.visit(async (page) => {
      await page.goto(site + path);
      const logo = page.locator('header a[href="/"] :is(img, svg)');
      // A blocked picture is transparent, but axe would treat it as a background picture.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main img { visibility: hidden }');
        document.adoptedStyleSheets = [sheet];
      });
      const name = (await logo.getAttribute('alt')) ?? (await logo.getAttribute('aria-label'));
      expect(name?.trim()).toBeTruthy();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect((await logo.boundingBox())?.width).toBeGreaterThan(24);
        expect(await axeViolations(page, { rules: ['color-contrast'] })).toEqual([]);
      }
    }),
  );
});
