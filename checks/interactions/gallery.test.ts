import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../page-pool.ts';

/** The heights the galleries give their photos, from content; here only that they are halved matters. */
const galleries: [string, number][] = [
  ['snacbox', 15],
  ['vermello', 22],
  ['odingalley', 20],
];
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const photos = (page: Page) => page.locator('main li a:has(img)');
const box = (page: Page) => page.locator('dialog[open]');
const atGallery = (name: string, see: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(`${site}/portfolio/photography/${name}`);
    await see(page);
  });

/** How many columns the photos stand in, and the space around each. */
const columns = (page: Page) =>
  photos(page).evaluateAll((all) => ({
    count: new Set(all.map((photo) => Math.round(photo.getBoundingClientRect().left))).size,
    padding: getComputedStyle(all[0]?.parentElement ?? document.body).padding,
  }));

describe('the photos', () => {
  it.each([
    [1920, 5, '10px'],
    [1500, 5, '10px'],
    [1499, 4, '10px'],
    [768, 4, '10px'],
    [767, 2, '5px'],
    [390, 2, '5px'],
  ])('at %i pixels stand in %i columns, %s apart from their edges', (width, count, padding) =>
    atGallery('snacbox', async (page) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(page)).toEqual({ count, padding });
    }),
  );

  it.each(galleries)(
    'of %s are %i, each as tall as half its height, from 150 to 400 pixels',
    (name, count) =>
      atGallery(name, async (page) => {
        const heights = await photos(page).evaluateAll((all) =>
          all.map((photo) => photo.getBoundingClientRect().height),
        );
        expect(heights).toHaveLength(count);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(150);
        expect(Math.max(...heights)).toBeLessThanOrEqual(400);
        expect(new Set(heights).size).toBeGreaterThan(6);
      }),
  );

  it('of snacbox have the heights that its content names, halved', () =>
    atGallery('snacbox', async (page) => {
      const { readFile } = await import('node:fs/promises');
      const words = await readFile('content/photography/snacbox/gallery.yaml', 'utf8');
      const named = [...words.matchAll(/height: (\d+)/g)].map(([, height]) => Number(height) / 2);
      const shown = await photos(page).evaluateAll((all) =>
        all.map((photo) => photo.getBoundingClientRect().height),
      );
      expect(shown).toEqual(named);
    }));
});

describe('a photo opened large', () => {
  const place = (page: Page) => box(page).locator('figcaption span').first().innerText();

  it('opens at a click, turns by arrow keys in a circle and closes on Escape where it began', () =>
    atGallery('odingalley', async (page) => {
      await photos(page).nth(1).click();
      await box(page).waitFor();
      expect(await place(page)).toBe('02 / 20');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => place(page)).toBe('03 / 20');
      for (const expected of ['02 / 20', '01 / 20', '20 / 20']) {
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => place(page)).toBe(expected);
      }
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => place(page)).toBe('02 / 20');
      await page.keyboard.press('Escape');
      await expect.poll(() => box(page).count()).toBe(0);
      expect(
        await photos(page)
          .nth(1)
          .evaluate((photo) => photo === document.activeElement),
      ).toBe(true);
    }));

  it('turns and closes by its buttons, opened by the keyboard', () =>
    atGallery('vermello', async (page) => {
      await photos(page).first().focus();
      await page.waitForTimeout(300);
      await page.keyboard.press('Enter');
      await box(page).waitFor();
      await box(page).getByRole('button', { name: 'Next photo' }).click();
      await expect.poll(() => place(page)).toBe('02 / 22');
      await box(page).getByRole('button', { name: 'Previous photo' }).click();
      await expect.poll(() => place(page)).toBe('01 / 22');
      await box(page).getByRole('button', { name: 'Close the photo' }).click();
      await expect.poll(() => box(page).count()).toBe(0);
    }));

  it('lies wholly in the window, on a phone too, with its words', () =>
    atGallery('snacbox', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await photos(page).first().click();
      await box(page).locator('img').waitFor();
      const frame = await box(page).locator('img').boundingBox();
      expect(frame?.x).toBeGreaterThanOrEqual(0);
      expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(844);
      expect((await box(page).locator('figcaption').innerText()).length).toBeGreaterThan(20);
    }));
});
