import type { Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool, waitUntilDrawn } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';

const site = inject('site');
const height = 800;
/** Less than the height of the lowest band. */
const step = 150;
/** Thin letters are never drawn in their full colour, so less than 4.5. */
const least = 3;

let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' }, [], 2);
});
afterAll(() => pages.close());

type Word = { word: string; left: number; top: number; width: number; height: number };

/** The words in sticky and fixed elements that are in the window now. */
const stickyWords = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    const found: Word[] = [];
    const range = document.createRange();
    for (const part of document.querySelectorAll<HTMLElement>('[data-sticky-text]')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        for (const { 0: word, index } of node.textContent?.matchAll(/\S{3,}/g) ?? []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { left, top, width, height } = range.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && left + width <= innerWidth;
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          if (isInside && top + height <= innerHeight && seen && part.contains(seen))
            found.push({ word, left, top, width, height });
        }
      }
    }
    return found;
  });

/** Marks the sticky and fixed elements that have text. Tall ones are parts of the page and no text over it. */
const markSticky = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    for (const part of document.querySelectorAll<HTMLElement>('main *, [data-header] *')) {
      const { position } = getComputedStyle(part);
      const isLow = part.offsetHeight < innerHeight;
      if (!/sticky|fixed/.test(position) || !isLow || !part.textContent?.trim()) continue;
      part.dataset.stickyText = '';
      count += 1;
    }
    return count;
  });

/**
 * The contrast of the lightest and the darkest pixel, as WCAG defines it.
 * @param band px from the top of the window to the top of the picture
 */
async function contrastIn(picture: Sharp, { left, top, width, height }: Word, band: number) {
  const area = {
    left: Math.floor(left),
    top: Math.floor(top) - band,
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
  const pixels = await picture.clone().extract(area).removeAlpha().raw().toBuffer();
  const linear = (value = 0) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  let [darkest, lightest] = [1, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const luminance =
      0.2126 * linear(pixels[at]) +
      0.7152 * linear(pixels[at + 1]) +
      0.0722 * linear(pixels[at + 2]);
    darkest = Math.min(darkest, luminance);
    lightest = Math.max(lightest, luminance);
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

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
        if ((await markSticky(page)) === 0) return;
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        const faint = new Set<string>();
        for (let top = 0; top < end; top += step) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
          const words = await stickyWords(page);
          if (words.length === 0) continue;
          const { picture, top: band } = await pictureOf(page, words, width);
          for (const word of words)
            if ((await contrastIn(picture, word, band)) < least)
              faint.add(`${word.word} at ${top}`);
        }
        expect([...faint]).toEqual([]);
      }),
    );
  },
);
