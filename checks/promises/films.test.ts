import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const films = pagesWith('data-film');
let pages: PagePool;
let scriptless: PagePool;
beforeAll(async () => {
  pages = await openPages();
  scriptless = await openPages({ javaScriptEnabled: false });
});
afterAll(() => Promise.all([pages.close(), scriptless.close()]));

/** How far the film is taller than its stage, and what it hides of those who come. */
const state = async (page: Page) => {
  const film = page.locator('[data-film]');
  const [outer, inner] = await Promise.all([
    film.boundingBox(),
    film.locator('> div').boundingBox(),
  ]);
  const clip = await film
    .locator('[data-come]')
    .evaluate((part) => getComputedStyle(part).clipPath);
  return { more: (outer?.height ?? 0) - (inner?.height ?? 0), clip };
};

it('a film fills as the page is scrolled, and stands whole at its end', () =>
  pages.visit(async (page) => {
    for (const route of films) {
      await page.goto(site + route);
      const film = page.locator('[data-film]');
      const scrollTo = (block: ScrollLogicalPosition) =>
        film.evaluate((part, at) => part.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await scrollTo('start');
      await expect.poll(async () => (await state(page)).clip).toMatch(/^inset\((9\d|100)/);
      expect((await state(page)).more).toBeGreaterThan(300);
      await scrollTo('end');
      await expect.poll(async () => (await state(page)).clip).toBe('inset(-1%)');
    }
  }));

it('where less motion is wished, after the calm switch and on paper it is stacked and whole', () =>
  pages.visit(async (page) => {
    for (const route of films) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site + route);
      expect(await state(page)).toEqual({ more: expect.closeTo(0, 0), clip: 'none' });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.locator('footer [data-calm-switch]').click();
      expect((await state(page)).clip).toBe('none');
      expect((await state(page)).more).toBeLessThan(100);
      await page.locator('footer [data-calm-switch]').click();
      await page.emulateMedia({ media: 'print' });
      expect((await state(page)).clip).toBe('none');
      expect((await state(page)).more).toBeLessThan(100);
      await page.emulateMedia({ media: 'screen' });
    }
  }));

it('and without script', () =>
  scriptless.visit(async (page) => {
    for (const route of films) {
      await page.goto(site + route);
      expect((await state(page)).clip).toBe('none');
      expect((await state(page)).more).toBeLessThan(100);
    }
  }));
