import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

/** How far the page is wider than its window, in pixels, and what sticks out. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 1,
    );
    const [name] = wide.map((part) => `${part.tagName} ${part.className}`).slice(-1);
    return `${over} px: ${name}`;
  });

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

/** Texts of the page that a very large text runs into, by what both say. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: { text: string; size: number; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, header, footer')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      seen.push({ text, size, box: range.getBoundingClientRect() });
    }
    // The letters fill about the middle half of a line's box.
    return seen
      .filter(({ size }) => size > 150)
      .flatMap(({ text, box }) =>
        seen
          .filter((other) => other.text !== text && other.size < 150 && other.box.width > 1)
          .filter(
            ({ box: { left, right, top, bottom } }) =>
              left < box.right - 2 &&
              right > box.left + 2 &&
              top < box.bottom - box.height / 4 &&
              bottom > box.top + box.height / 4,
          )
          .map((other) => `${text} on ${other.text.slice(0, 30)}`),
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

/** Links of the shown navigation and titles that are cut off by the window or by a box around them. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('header a, h1, h2, h3')];
    const cut = words.filter((word) => {
      if (!word.checkVisibility({ visibilityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || word.closest('.visually-hidden')) return false;
      let box = word.parentElement;
      while (box && !/hidden|clip/.test(getComputedStyle(box).overflowX)) {
        // What a row that scrolls sideways hides is one swipe away, not cut off.
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
        box = box.parentElement;
      }
      const edge = box?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
      return left < Math.max(0, edge.left) - 1 || right > Math.min(innerWidth, edge.right) + 1;
    });
    return cut.map((word) => word.textContent?.trim());
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
