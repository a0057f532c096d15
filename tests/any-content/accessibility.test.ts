import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { openMeasuringPages, openPages, type PagePool } from '../support/page-pool.ts';
import { forAxe, withoutPictures } from '../support/site-browser.ts';
import { opensEveryWidth, templates } from '../support/site-routes.ts';

/** Pages in another state than the one they open in, which every-template.test.ts looks at. */
const site = inject('site');
const phone = { width: 390, height: 844 };

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

describe.runIf(opensEveryWidth)('axe finds no violation when scripts do not load', () => {
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
