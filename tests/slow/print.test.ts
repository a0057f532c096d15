import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool, scrollToEnd } from '../support/page-pool.ts';
import { onePerKind } from '../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

describe('in print', () => {
  it.each(onePerKind)('every answer, step and quotation of %s can be read', (path) =>
    pages.visit(async (page) => {
      await page.goto(site + path);
      await scrollToEnd(page);
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      const unread = () =>
        page.evaluate(() => {
          const texts = document.createTreeWalker(
            document.querySelector('main') as Node,
            NodeFilter.SHOW_TEXT,
          );
          const missing: string[] = [];
          while (texts.nextNode()) {
            const { currentNode: node } = texts;
            const parent = node.parentElement;
            // Controls are useless in print, and a chart's table repeats the chart.
            if (
              !node.textContent?.trim() ||
              !parent?.closest(
                'details > *, [data-testid="stepper"] li, blockquote, [data-lightbox] li',
              )
            )
              continue;
            if (parent.closest('summary, button, form, table, nav, .visually-hidden')) continue;
            // Copies of slides, which make their row endless on a screen.
            if (parent.closest('figure[inert]')) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const { width, height, left, right } = range.getBoundingClientRect();
            const seen = parent.checkVisibility({
              visibilityProperty: true,
              opacityProperty: true,
              contentVisibilityAuto: true,
            });
            const cut = parent.closest('details')?.getBoundingClientRect();
            const within = !cut || range.getBoundingClientRect().top < cut.bottom;
            if (!seen || !within || width * height === 0 || left < -1 || right > innerWidth + 1)
              missing.push(node.textContent.trim().slice(0, 40));
          }
          return missing;
        });
      await expect.poll(unread).toEqual([]);
      // A heading alone at the foot of a sheet belongs to nothing.
      const alone = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3)')]
          .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
          .map(({ textContent }) => textContent),
      );
      expect(alone).toEqual([]);
      // Printers draw no backgrounds: light letters of a dark button would be invisible on paper.
      const faint = () =>
        page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
          const found = new Set<string>();
          while (texts.nextNode()) {
            const { currentNode: node } = texts;
            const text = node.textContent?.trim() ?? '';
            const parent = node.parentElement;
            if (!text || !canvas || !parent?.checkVisibility({ visibilityProperty: true }))
              continue;
            if (parent.closest('svg, .visually-hidden, [aria-hidden="true"]')) continue;
            const style = getComputedStyle(parent);
            if (style.printColorAdjust === 'exact') continue;
            canvas.fillStyle = 'white';
            canvas.fillRect(0, 0, 1, 1);
            canvas.fillStyle = style.color;
            canvas.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
            if (Math.min(red, green, blue) > 150) found.add(`${text.slice(0, 40)}: ${style.color}`);
          }
          return [...found];
        });
      await expect.poll(faint).toEqual([]);
      await page.emulateMedia({ media: null });
    }),
  );
});
