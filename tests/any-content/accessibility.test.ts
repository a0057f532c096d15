import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { openMeasuringPages, openPages, type PagePool } from '../support/page-pool.ts';
import { forAxe, withoutPictures } from '../support/site-browser.ts';
import { componentPages, drawnPages, opensEveryPage, templates } from '../support/site-routes.ts';

const site = inject('site');
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Headings that skip a level, such as an h4 after an h2. */
const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1)));
    const main = levels.slice(levels.indexOf(1));
    return main.filter((level, index) => level - (main[index - 1] ?? 0) > 1);
  });

describe('axe finds no violation', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openMeasuringPages({ viewport: phone }, forAxe);
  });
  afterAll(() => pages.close());

  async function violationsOf(page: Page, route: string) {
    await page.goto(site + route);
    const narrow = await axeViolations(page);
    const skipped = await skippedLevels(page);
    // Text differs on each page; the desktop layout depends on the component only.
    if (!drawnPages.includes(route)) return { narrow, skipped, wide: [] };
    await page.setViewportSize(desktop);
    return { narrow, skipped, wide: await axeViolations(page) };
  }

  it.concurrent.each(componentPages)('on %s', (route) =>
    pages.visit(async (page) => {
      expect(await violationsOf(page, route)).toEqual({ narrow: [], skipped: [], wide: [] });
    }),
  );
});

it('axe finds no violation in the open menu of a phone', async () => {
  const pages = await openPages({ viewport: phone, reducedMotion: 'reduce' }, [withoutPictures], 1);
  await pages.visit(async (page) => {
    await page.goto(site);
    await page.locator('[data-menu] summary').click();
    await page.locator('[data-menu] nav').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
  await pages.close();
});

describe.runIf(opensEveryPage)('axe finds no violation when scripts do not load', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openMeasuringPages({ viewport: phone }, forAxe);
  });
  afterAll(() => pages.close());

  it.concurrent.each(templates)('on %s', (route) =>
    pages.visit(async (page) => {
      // axe is a script too, so only script requests of the page are blocked.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
      await page.goto(site + route);
      expect(await axeViolations(page)).toEqual([]);
      await session.detach();
    }),
  );
});
