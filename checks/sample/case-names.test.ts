import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { entriesOf } from '../support/site-routes.ts';

const site = inject('site');
const cases = entriesOf('/portfolio');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

it.each([320, 390, 430])(
  'the name of every client fills a phone of %i pixels from side to side, each word whole',
  (width) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height: 844 });
      const wrong: string[] = [];
      for (const route of cases) {
        await page.goto(site + route);
        const { share, lines, words } = await page
          .locator('[data-page-title]')
          .evaluate(async (name) => {
            await document.fonts.ready;
            const range = document.createRange();
            range.selectNodeContents(name);
            const boxes = [...range.getClientRects()];
            const room = innerWidth - 2 * name.getBoundingClientRect().left;
            return {
              share: Math.max(...boxes.map((box) => box.width)) / room,
              lines: boxes.length,
              words: name.textContent.split(/\s+/).length,
            };
          });
        if (share < 0.93 || share > 1.005 || lines > words)
          wrong.push(`${route}: ${share.toFixed(3)} of the width, ${lines} lines`);
      }
      expect(cases.length).toBeGreaterThan(10);
      expect(wrong).toEqual([]);
    }),
);
