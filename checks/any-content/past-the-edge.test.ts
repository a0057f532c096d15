import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const windows = [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [2560, 1200],
] as const;
/** Figures that count up stand elsewhere too; the band that closes a page lists them as terms. */
const counted = pagesWith('data-count').filter((route) =>
  /<dd\b[^>]*>(?:(?!<\/dd>).)*data-count/s.test(builtPage(route)),
);
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

async function inEachWindow(routes: readonly string[], measure: (page: Page) => Promise<void>) {
  await pages.visit(async (page) => {
    for (const route of routes)
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.goto(site + route);
        await measure(page);
      }
  });
}

it.skipIf(counted.length === 0)(
  'the first figure of a count hangs over the edge of its band, and on no words below it',
  () =>
    inEachWindow(counted, async (page) => {
      const { over, covered } = await page
        .locator('dd:has([data-count])')
        .first()
        .evaluate((figure) => {
          const { bottom, left, right } = figure.getBoundingClientRect();
          const band = figure.closest('section')?.getBoundingClientRect().bottom ?? bottom;
          const below = [...document.querySelectorAll('footer :is(h2, p, a, li)')];
          const hit = below.filter((part) => {
            const box = part.getBoundingClientRect();
            return box.height > 0 && box.top < bottom && box.left < right && box.right > left;
          });
          return { over: bottom - band, covered: hit.map(({ textContent }) => textContent) };
        });
      expect(over).toBeGreaterThan(24);
      expect(covered).toEqual([]);
    }),
);

const reasons = ['/about-us'].filter((route) =>
  /<section[^>]*why-title(?:(?!<\/section>).)*<img/s.test(builtPage(route)),
);

it.skipIf(reasons.length === 0)('the picture under a question reaches the edge of the window', () =>
  inEachWindow(reasons, async (page) => {
    const { left, right } = await page
      .locator('section[aria-labelledby="why-title"] img')
      .evaluate((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return { left, right: right - document.documentElement.clientWidth };
      });
    expect(left).toBeCloseTo(0, 0);
    if (await page.evaluate(() => matchMedia('(max-width: 63.99rem)').matches))
      expect(right).toBeCloseTo(0, 0);
  }),
);

const stories = pagesWith('"stories-title"').filter((route) =>
  /data-number="1"/.test(builtPage(route)),
);

it.skipIf(stories.length === 0)(
  'the number of each chapter stands inside the window and on no words',
  () =>
    inEachWindow(stories, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const wrong = await page
        .locator('[aria-labelledby="stories-title"] ol > li:has([data-number])')
        .evaluateAll((chapters) =>
          chapters.flatMap((chapter) => {
            const stage = chapter.querySelector('[data-number]') as HTMLElement;
            const box = stage.getBoundingClientRect();
            const { left, bottom, width, height } = getComputedStyle(stage, '::before');
            const number = {
              left: box.left + Number.parseFloat(left),
              right: box.left + Number.parseFloat(left) + Number.parseFloat(width),
              top: box.bottom - Number.parseFloat(bottom) - Number.parseFloat(height),
              bottom: box.bottom - Number.parseFloat(bottom),
            };
            const words = [...chapter.querySelectorAll('p')].map((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return range.getBoundingClientRect();
            });
            const met = words.some(
              (word) =>
                word.left < number.right &&
                word.right > number.left &&
                word.top < number.bottom - 2 &&
                word.bottom > number.top + 2,
            );
            const out = number.left < 0 || number.right > innerWidth;
            return met || out ? [{ number: stage.dataset.number, met, out }] : [];
          }),
        );
      expect(wrong).toEqual([]);
    }),
);
