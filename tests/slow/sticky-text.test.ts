import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool, waitUntilDrawn } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';
import {
  contrastIn,
  findStickyWords,
  leastContrast,
  markSticky,
  pixelsOf,
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
  return { top, pixels: await pixelsOf(await page.screenshot({ clip })) };
}

/** Waits until the pictures in the window are there and drawn. */
async function picturesAreDrawn(page: Page) {
  await page.evaluate(async () => {
    const inWindow = [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && picture.checkVisibility();
    });
    await Promise.allSettled(inWindow.map((picture) => picture.decode()));
  });
  await waitUntilDrawn(page);
}

/** The words that cannot be read while the page is scrolled from its start to its end. */
async function faintWords(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await waitUntilDrawn(page);
  if ((await page.evaluate(markSticky)) === 0) return [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const positions = Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step);
  const known = new Set<string>();
  const faint: string[] = [];
  for (let at = 0; ; at += 1) {
    const left = { positions: positions.slice(at), known: [...known] };
    const found = await page.evaluate(findStickyWords, left);
    if (!found) return faint;
    at += found.index;
    const position = positions[at] ?? 0;
    await picturesAreDrawn(page);
    // Scripts react to the scroll position when it is drawn.
    const shown = await page.evaluate(findStickyWords, { positions: [position] });
    if (!shown) continue;
    const { pixels, top: band } = await pictureOf(page, shown.words, width);
    for (const word of shown.words)
      if (contrastIn(pixels, word, band) < leastContrast)
        faint.push(`${word.word} at ${position}, ${width} px wide`);
    for (const { place } of [...found.words, ...shown.words]) known.add(place);
  }
}

describe.concurrent('sticky text is readable over every band, at 1024, 1280 and 1920 pixels', () => {
  it.for(templates)('on %s', (route, { expect }) =>
    pages.visit(async (page) => {
      await disableStorage(page);
      await page.goto(site + route);
      const faint: string[] = [];
      for (const width of [1024, 1280, 1920]) faint.push(...(await faintWords(page, width)));
      expect(faint).toEqual([]);
    }),
  );
});
