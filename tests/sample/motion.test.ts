import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool, scrollToEnd, waitUntilDrawn } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { drawnPages, slowlyTestedPages } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');

/** Each element with its position and size. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(
      (part) => `${part.tagName} ${part.className} ${JSON.stringify(part.getBoundingClientRect())}`,
    ),
  );

/** Elements that move within the next three seconds without any input. */
async function movedElements(page: Page): Promise<string[]> {
  // Measuring lays out what is far away, whose signs may need one more file of a font.
  await boxes(page);
  await waitUntilDrawn(page);
  const before = await boxes(page);
  await waitForNothing(3000);
  const after = await boxes(page);
  return before.filter((box, index) => box !== after[index]);
}

/** Shows each part with state until React is there, which then arranges what is not in sight. */
async function showIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island[client="visible"]').all()) {
    await island.locator('h2, h3').first().scrollIntoViewIfNeeded();
    await expect.poll(() => island.getAttribute('ssr')).toBe(null);
  }
}

describe.concurrent('with reduced motion nothing moves by itself', () => {
  let pages: PagePool;
  beforeAll(async () => {
    // Most of the time is spent waiting for movement.
    pages = await openPages({ reducedMotion: 'reduce' }, [withoutPictures], 8);
  });
  afterAll(() => pages.close());

  it.each(slowlyTestedPages)('on %s', (route) =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      await showIslands(page);
      await scrollToEnd(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      // After scrolling up the header is shown in the next frame.
      await waitUntilDrawn(page);
      expect(await movedElements(page)).toEqual([]);
    }),
  );
});

describe.concurrent('a program that renders a page without scrolling sees everything', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ viewport: { width: 1280, height: 800 } }, [withoutPictures]);
  });
  afterAll(() => pages.close());

  /** Text that is invisible. The texts of a scroll story and the steps of a process are shown in turn. */
  const unseen = (page: Page) =>
    page.locator('main :is(h1, h2, h3, p, li, dt, dd, blockquote)').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .filter(
          (part) =>
            !part.closest(':is([data-scroll-story], [data-testid="stepper"]) li, [aria-hidden]'),
        )
        .filter((part) => !part.checkVisibility({ opacityProperty: true }))
        .map((part) => part.textContent),
    );

  it.for(drawnPages)('on %s, in a window of any height', (route, { expect }) =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      await expect.poll(() => unseen(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 12_000 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(20_000);
    }),
  );
});
