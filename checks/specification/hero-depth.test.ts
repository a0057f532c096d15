import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' });
});
afterAll(() => pages.close());

const windows = [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** A pixel of a letter has at least this brightness; what shows round it must be this much darker. */
const [letter, darker] = [150, 3];
/** Pixels from a letter to where its outline must show, and to where the picture is as it was. */
const [outline, around] = [2, 14];

const luminance = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4;

/** The headline alone and before its picture, as rows of brightness. */
async function headline(page: Page) {
  const title = page.locator('main h1').first();
  const clip = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const shot = async () =>
    sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
  // A large picture is drawn a moment after the words.
  await shot();
  await page.waitForTimeout(1500);
  const { data: whole, info } = await shot();
  await page.locator('main section:has(h1) picture').evaluateAll((pictures) => {
    for (const picture of pictures as HTMLElement[]) picture.style.visibility = 'hidden';
  });
  const { data: bare } = await shot();
  return { whole, bare, width: info.width };
}

describe('the headline stands before the lime, and both are one picture', () => {
  it.each(windows)('at %i by %i pixels', (width, height) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      await page.goto(site, { waitUntil: 'networkidle' });
      const { whole, bare, width: row } = await headline(page);
      const isLetter = (index: number) => (bare[index] ?? 0) >= letter;
      const isPicture = (index: number) => Math.abs((whole[index] ?? 0) - (bare[index] ?? 0)) > 30;
      let [over, sum, count] = [0, 0, 0];
      for (const [index, value] of whole.entries()) {
        if (isPicture(index)) over += 1;
        for (const way of [-1, 1]) {
          const besideLetter = isLetter(index - way * outline) && (bare[index] ?? 0) < 40;
          if (!besideLetter || !isPicture(index + way * around)) continue;
          sum += luminance(value);
          count += 1;
        }
      }
      expect(over / whole.length).toBeGreaterThan(0.02);
      expect(count).toBeGreaterThan(100);
      expect((luminance(200) + 0.05) / (sum / count + 0.05)).toBeGreaterThan(darker);
      expect(row).toBeGreaterThan(0.5 * width);
    }),
  );
});
