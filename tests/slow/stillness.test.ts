import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool } from '../support/page-pool.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { templates } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
let pages: PagePool;
// More open pages would not be painted in time.
beforeAll(async () => {
  pages = await openPages({ deviceScaleFactor: 0.5 }, [], 2);
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

describe.concurrent('after five seconds the reduced motion switch stops every change of a pixel', () => {
  it.for(templates)('on %s', { timeout: 600_000 }, (route, { expect }) =>
    pages.visit(async (page) => {
      await openWhole(page, route);
      await waitForNothing(5000);
      if (await isStill(page)) return;
      // The switch of the footer; some sections have one of their own.
      const motionSwitch = page
        .getByRole('contentinfo')
        .getByRole('button', { name: interfaceCopy.reducedMotion.label });
      if (await motionSwitch.isVisible()) await motionSwitch.press('Enter');
      // A busy machine may still be painting, so it is tried again; real motion is found each time.
      await expect.poll(() => isStill(page), { interval: 100 }).toBe(true);
    }),
  );
});
