import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { brokenWords } from '../support/broken-words.ts';
import {
  type ClippedText,
  clippedText,
  endSpacing,
  fontsLoaded,
  openSpaced,
  setTextSize,
} from '../support/clipped-text.ts';
import { openMeasuringPages, openPages, type PagePool } from '../support/page-pool.ts';
import { componentPages, opensEveryPage, templates } from '../support/site-routes.ts';

const site = inject('site');
const phone = 390;
const widths = opensEveryPage ? [phone, 820, 1280] : [phone, 1280];

/** The clipped text at each width that has some. */
async function lostAt(page: Page, path: string): Promise<Record<number, ClippedText>> {
  const found: Record<number, ClippedText> = {};
  // Where only the text differs, the narrowest window is enough.
  for (const width of templates.includes(path) ? widths : [phone]) {
    await page.setViewportSize({ width, height: 844 });
    const lost = await clippedText(page);
    if (lost.overflow || lost.cut.length > 0) found[width] = lost;
  }
  return found;
}

/** The words that are broken at each width that has some. */
async function brokenAt(page: Page, path: string, minLines = 2): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of templates.includes(path) ? widths : [phone]) {
    await page.setViewportSize({ width, height: 844 });
    const words = await brokenWords(page, minLines);
    if (words.length > 0) found[width] = words;
  }
  return found;
}

/** How many pixels of the menu button are outside of a phone's window. */
async function menuBeyondEdge(page: Page): Promise<number> {
  await page.setViewportSize({ width: phone, height: 844 });
  const box = await page.locator('[data-pill] ~ div :is(summary, a):visible').last().boundingBox();
  return box ? Math.max(0, -box.x, box.x + box.width - phone) : Number.POSITIVE_INFINITY;
}

/** Each page is opened once for three measurements, without pictures; their sizes still reserve the space. */
async function read(page: Page, path: string) {
  await openSpaced(page, site + path);
  await fontsLoaded(page);
  const spaced = await lostAt(page, path);
  const broken = await brokenAt(page, path);
  await endSpacing(page);
  // A window of 1280 pixels at twice the zoom.
  await page.setViewportSize({ width: 640, height: 450 });
  const zoomed = await clippedText(page);
  await setTextSize(page, 32);
  const large = await lostAt(page, path);
  // A long word may break once. One on three lines is in a column of a few letters.
  const onThreeLines = await brokenAt(page, path, 3);
  const menu = await menuBeyondEdge(page);
  await setTextSize(page, 16);
  return { zoomed, spaced, broken, large, onThreeLines, menu };
}

describe('no text is cut off and nothing overflows the page', () => {
  let pages: PagePool;
  const results = new Map<string, ReturnType<typeof read>>();

  beforeAll(async () => {
    pages = await openMeasuringPages();
    for (const path of componentPages) {
      const result = pages.visit((page) => read(page, path));
      result.catch(() => undefined);
      results.set(path, result);
    }
  });
  afterAll(() => pages.close());

  it.each(componentPages)('on %s with text twice as large', async (path) => {
    const result = await results.get(path);
    expect(result?.large).toEqual({});
    expect(result?.onThreeLines).toEqual({});
    expect(result?.menu).toBe(0);
  });

  it.each(componentPages)('on %s at twice the zoom', async (path) => {
    expect((await results.get(path))?.zoomed).toEqual({ overflow: null, cut: [] });
  });

  it.each(componentPages)('on %s with the spacing of WCAG 1.4.12', async (path) => {
    const result = await results.get(path);
    expect(result?.spaced).toEqual({});
    expect(result?.broken).toEqual({});
  });
});

it('the open menu of a phone cuts off no word with text twice as large', async () => {
  const settings = ['--blink-settings=defaultFontSize=32'];
  const pages = await openPages({ reducedMotion: 'reduce' }, settings, 1);
  await pages.visit(async (page) => {
    await page.setViewportSize({ width: phone, height: 844 });
    await page.goto(site);
    await fontsLoaded(page);
    await page.locator('[data-menu] summary').click();
    await page.locator('[data-menu] nav').waitFor();
    expect((await clippedText(page)).cut).toEqual([]);
    await page.locator('[data-menu] nav a').last().scrollIntoViewIfNeeded();
    expect(await page.locator('[data-menu] nav a').last().isVisible()).toBe(true);
  });
  await pages.close();
});
