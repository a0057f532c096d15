import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  // They wait most of the time.
  pages = await openPages({ deviceScaleFactor: 0.5 }, [], 6);
});
afterAll(() => pages.close());

/** Opens a page in a window as tall as the page, so that everything is visible, and loads its pictures. */
async function openWhole(page: Page, route: string) {
  await disableStorage(page);
  await page.goto(site + route);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** Whether no pixel changes in three seconds. */
async function isStill(page: Page): Promise<boolean> {
  const before = await page.screenshot();
  await waitForNothing(3000);
  return before.equals(await page.screenshot());
}

describe.concurrent('the reduced motion switch stops every change of a pixel', () => {
  it.for(templates)('on %s', (route, { expect }) =>
    pages.visit(async (page) => {
      await openWhole(page, route);
      // The switch of the footer; some sections have one of their own.
      await page.getByRole('contentinfo').locator('[data-motion-switch]').press('Enter');
      // Something may start late.
      await waitForNothing(5000);
      // A busy machine may still be painting, so it is tried again; real motion is found each time.
      await expect.poll(() => isStill(page), { interval: 100 }).toBe(true);
    }),
  );
});
