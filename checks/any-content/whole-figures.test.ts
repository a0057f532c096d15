import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMeasuringPages, openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, pagesWith, templates } from '../support/site-routes.ts';

const site = inject('site');
const windows = [
  [390, 844],
  [1024, 800],
  [1280, 900],
  [1920, 1080],
] as const;
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages();
});
afterAll(() => pages.close());

/** Figures in large type that stand on more than one line. */
const brokenFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (part) =>
          part.childElementCount === 0 &&
          /^\D?\d[\d.,]*\s?(%|\+|[XKM]\+?)?$/.test(part.textContent.trim()) &&
          Number.parseFloat(getComputedStyle(part).fontSize) > 40 &&
          part.checkVisibility(),
      )
      .filter((figure) => {
        const letters = document.createRange();
        letters.selectNodeContents(figure);
        return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent.trim()),
  );

it.each(templates)('no figure in large type is broken on %s', (route) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      expect(await brokenFigures(page), `${width} px`).toEqual([]);
    }
  }),
);

/** What is seen of a figure that counts, and where its unit begins, in every frame until it has counted. */
type CountedFrame = { figure: string; unit: number };

const countedFrames = (page: Page): Promise<CountedFrame[][]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const counters = [...document.querySelectorAll<HTMLElement>('[data-count]')];
        const frames = counters.map((): CountedFrame[] => []);
        const start = performance.now();
        counters[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const watch = (now: number) => {
          for (const [index, counter] of counters.entries()) {
            const parts = [...(counter.parentElement?.children ?? [])];
            frames[index]?.push({
              figure: parts
                .filter((part) => part.checkVisibility({ visibilityProperty: true }))
                .map(({ textContent }) => textContent)
                .join(''),
              unit: parts.at(-1)?.getBoundingClientRect().left ?? 0,
            });
          }
          if (now - start < 2500) requestAnimationFrame(watch);
          else resolve(frames);
        };
        requestAnimationFrame(watch);
      }),
  );

it.each(pagesWith('data-count='))(
  'a figure that counts up on %s keeps its sign and its unit, in their place, at every moment',
  async (route) => {
    const units = [...builtPage(route).matchAll(/data-count="\d+">\d+<\/span><span>([^<]*)</g)];
    expect(units).not.toEqual([]);
    const moving = await openPages({ viewport: { width: 390, height: 844 } }, [], 1);
    try {
      await moving.visit(async (page) => {
        await page.goto(site + route, { waitUntil: 'domcontentloaded' });
        const frames = await countedFrames(page);
        expect(frames).toHaveLength(units.length);
        for (const [index, seen] of frames.entries()) {
          const unit = units[index]?.[1] ?? '';
          const parted = seen.filter(
            ({ figure }) =>
              !figure.endsWith(unit) || !/^\d+$/.test(figure.slice(0, figure.length - unit.length)),
          );
          expect(parted.slice(0, 3)).toEqual([]);
          expect(new Set(seen.map(({ figure }) => figure)).size).toBeGreaterThan(1);
          const lefts = seen.map(({ unit: left }) => left);
          // Widths of letters are rounded to whole pixels.
          expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1);
        }
      });
    } finally {
      await moving.close();
    }
  },
);
