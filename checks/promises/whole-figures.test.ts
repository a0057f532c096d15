import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';

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
