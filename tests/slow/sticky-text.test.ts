import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool, waitUntilDrawn } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';
import {
  contrastIn,
  findStickyWords,
  leastContrast,
  markSticky,
  type Word,
} from '../support/sticky-text.ts';

const site = inject('site');
const height = 800;
/** Less than the height of the lowest band. */
const step = 150;

let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' }, [], 2);
});
afterAll(() => pages.close());

/** A picture of the full width, as high as the words. */
async function pictureOf(page: Page, words: readonly Word[], width: number) {
  const top = Math.floor(Math.min(...words.map((word) => word.top)));
  const bottom = Math.ceil(Math.max(...words.map((word) => word.top + word.height))) + 1;
  const clip = { x: 0, y: top, width, height: Math.min(bottom, height) - top };
  return { top, picture: sharp(await page.screenshot({ clip })) };
}

describe.concurrent.each([1024, 1280, 1920])(
  'sticky text is readable over every band, at %i',
  (width) => {
    it.for(templates)('on %s', (route, { expect }) =>
      pages.visit(async (page) => {
        await disableStorage(page);
        await page.setViewportSize({ width, height });
        await page.goto(site + route);
        await waitUntilDrawn(page);
        if ((await page.evaluate(markSticky)) === 0) return;
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        const faint = new Set<string>();
        for (let top = 0; top < end; top += step) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
          const words = await page.evaluate(findStickyWords);
          if (words.length === 0) continue;
          const { picture, top: band } = await pictureOf(page, words, width);
          for (const word of words)
            if ((await contrastIn(picture, word, band)) < leastContrast)
              faint.add(`${word.word} at ${top}`);
        }
        expect([...faint]).toEqual([]);
      }),
    );
  },
);
