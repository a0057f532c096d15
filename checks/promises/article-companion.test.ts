import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';
import { builtPage, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');

const titlesOf = (route: string) => builtPage(route).match(/<h2\b/g)?.length ?? 0;

/** With the longest list of contents, the shortest, and one between them. */
const articles = listedRoutes
  .filter((route) => /^\/blogs\/./.test(route))
  .sort((one, other) => titlesOf(one) - titlesOf(other));
const chosen = new Set([articles[0], articles[articles.length >> 1], articles.at(-1)]);

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const sizes = [
  [1024, 600],
  [1280, 800],
  [1440, 900],
  [1920, 1200],
] as const;

describe('beside an article the contents and the way to ask never lie on each other', () => {
  it.each([...chosen])('on %s, wherever it is scrolled to', async (route = '') => {
    const page = await browser.newPage();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(site + route);
      const met = await page.evaluate(async () => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, -1, -1);
        const places: number[] = [];
        const end = document.documentElement.scrollHeight;
        for (let top = 0; top < end; top += 100) {
          scrollTo({ top, behavior: 'instant' });
          const list = boxOf('[data-contents]');
          const ask = boxOf('[data-ask]');
          if (list.height <= 0 || ask.height <= 0) places.push(-1);
          else if (ask.top < list.bottom && list.top < ask.bottom && ask.left < list.right)
            places.push(top);
        }
        return places;
      });
      expect(met, `${width} by ${height}`).toEqual([]);
    }
    await page.close();
  });
});
