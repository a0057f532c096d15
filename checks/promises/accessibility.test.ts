import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { everyPage, templates } from '../support/site-routes.ts';

const site = inject('site');
// Calm from the start: a part that still waits to come in is invisible, and axe skips what is invisible.
const calm = { reducedMotion: 'reduce' as const };
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** The levels of all headings that leave one out: an h4 right after an h2. */
const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1)));
    const main = levels.slice(levels.indexOf(1));
    return main.filter((level, index) => level - (main[index - 1] ?? 0) > 1);
  });

describe.concurrent('axe finds no fault', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages(calm, [withoutPictures]);
  });
  afterAll(() => pages.close());

  // What a page says differs from page to page; how a part stands on a desk, only from part to part.
  it.each(everyPage)('on %s on a phone', (route) =>
    pages.visit(async (page) => {
      await page.setViewportSize(phone);
      await page.goto(site + route);
      expect(await axeFaults(page)).toEqual([]);
      expect(await skippedLevels(page)).toEqual([]);
    }),
  );

  it.each(templates)('on %s on a desk', (route) =>
    pages.visit(async (page) => {
      await page.setViewportSize(desktop);
      await page.goto(site + route);
      expect(await axeFaults(page)).toEqual([]);
    }),
  );

  it('in the open menu of a phone', () =>
    pages.visit(async (page) => {
      await page.setViewportSize(phone);
      await page.goto(site);
      await page.locator('[data-menu] summary').click();
      expect(await axeFaults(page)).toEqual([]);
    }));
});

describe.concurrent('axe finds no fault where the scripts never arrive', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages(calm, [withoutPictures]);
  });
  afterAll(() => pages.close());

  it.each(templates)('on %s', (route) =>
    pages.visit(async (page) => {
      // axe itself is script, so the page may run it; only what the page asks for is refused.
      await page.route('**/*.js', (request) => request.abort());
      await page.setViewportSize(phone);
      await page.goto(site + route);
      expect(await axeFaults(page)).toEqual([]);
    }),
  );
});
