import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { collisions, cutWords, overhang } from '../support/layout-faults.ts';
import { openPages, type PagePool, scrollToEnd } from '../support/page-pool.ts';
import { everyPage, templates } from '../support/site-routes.ts';

const widths = [320, 390, 768, 1280, 1920, 2560];
const site = inject('site');

/** Opens a page and waits for its own letters: those it borrows until then run wider or narrower. */
async function open(page: Page, route: string) {
  await page.goto(site + route, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () => document.body.offsetHeight && document.fonts.ready.then(() => undefined),
  );
}

describe.concurrent('nothing overflows sideways', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ reducedMotion: 'reduce' });
  });
  afterAll(() => pages.close());

  it.each(everyPage)('on %s, from 320 to 2560 pixels', (route) =>
    pages.visit(async (page) => {
      await open(page, route);
      const found: Record<number, string> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await overhang(page);
        if (over) found[width] = over;
      }
      expect(found).toEqual({});
    }),
  );
});

describe.concurrent('no very large text runs into another', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ reducedMotion: 'reduce' });
  });
  afterAll(() => pages.close());

  it.each(everyPage)('on %s', (route) =>
    pages.visit(async (page) => {
      await open(page, route);
      const found: Record<number, string[]> = {};
      for (const width of [390, 1024, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const hits = await collisions(page);
        if (hits.length > 0) found[width] = hits;
      }
      expect(found).toEqual({});
    }),
  );
});

describe.concurrent('nothing jumps while the page is read to its end', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ viewport: { width: 390, height: 844 } });
  });
  afterAll(() => pages.close());

  it.each(everyPage)('on %s', (route) =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      await page.evaluate(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as LayoutShift[])
            if (!shift.hadRecentInput && shift.value >= 0.001)
              shifts.push(`${shift.value.toFixed(4)} ${shift.sources.map(nameOf).join(', ')}`);
        }).observe({ type: 'layout-shift', buffered: true });
        const nameOf = ({ node }: { node?: Node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
        type LayoutShift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
      });
      await scrollToEnd(page);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    }),
  );
});

describe.concurrent('no word of the navigation and no title is cut off', () => {
  let zoomed: PagePool;
  let enlarged: PagePool;
  beforeAll(async () => {
    zoomed = await openPages({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
    // The reader's own text size: 32 instead of 16 pixels, the window as before.
    enlarged = await openPages({}, ['--blink-settings=defaultFontSize=32']);
  });
  afterAll(() => Promise.all([zoomed.close(), enlarged.close()]));

  it.each(templates)('on %s at twice the zoom', (route) =>
    zoomed.visit(async (page) => {
      await open(page, route);
      expect(await cutWords(page)).toEqual([]);
    }),
  );

  it('in the open menu of a phone with text twice as large', () =>
    enlarged.visit(async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      await page.locator('[data-menu] summary').click();
      expect(await cutWords(page)).toEqual([]);
      await page.locator('[data-menu] nav a').last().scrollIntoViewIfNeeded();
      expect(await page.locator('[data-menu] nav a').last().isVisible()).toBe(true);
    }));
});
