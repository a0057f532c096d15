import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { routes } from '../../support/site-routes.ts';

const site = inject('site');
const paths = ['/', '/our-portfolio'].filter((path) => routes.includes(path));

const cards = (page: Page) =>
  page.locator('[data-card]').filter({ has: page.locator('[data-card-result]') });

/** The first card with a hidden result, or else the first card. */
const firstWaiting = (page: Page) =>
  cards(page).evaluateAll((elements) =>
    Math.max(
      elements.findIndex((element) => {
        const result = element.querySelector('[data-card-result]');
        return result && getComputedStyle(result).clipPath.startsWith('inset(100%');
      }),
      0,
    ),
  );

/** Opens the page and scrolls to that card. */
async function openCards(page: Page, path: string) {
  await page.goto(site + path);
  const card = cards(page).nth(await firstWaiting(page));
  await card.evaluate((element) => element.setAttribute('data-tested', ''));
  await card.scrollIntoViewIfNeeded();
}

/** `whole` if the result of the card is visible, else its clip path. */
const card = (page: Page) => page.locator('[data-tested]');
const visibility = (page: Page) =>
  card(page)
    .locator('[data-card-result]')
    .evaluate((result) => {
      const { clipPath } = getComputedStyle(result);
      if (clipPath.startsWith('inset(100%')) return 'none';
      return clipPath === 'none' || clipPath === 'inset(0px)' ? 'whole' : clipPath;
    });

describe.each(paths)('the result of a case, on its card on %s,', (path) => {
  let mouse: PagePool;
  let finger: PagePool;
  beforeAll(async () => {
    mouse = await openPages();
    finger = await openPages({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  });
  afterAll(() => Promise.all([mouse.close(), finger.close()]));

  it('appears on hover and on focus, and disappears again', () =>
    mouse.visit(async (page) => {
      await openCards(page, path);
      expect(await visibility(page)).toBe('none');
      await card(page).hover();
      await expect.poll(() => visibility(page)).toBe('whole');
      await page.mouse.move(0, 0);
      await expect.poll(() => visibility(page)).toBe('none');
      await card(page).locator('a').focus();
      await expect.poll(() => visibility(page)).toBe('whole');
    }));

  it('is always visible on touch screens, below the picture', () =>
    finger.visit(async (page) => {
      await openCards(page, path);
      expect(await visibility(page)).toBe('whole');
      const apart = await card(page).evaluate((element) => {
        const box = (part: string) => element.querySelector(part)?.getBoundingClientRect();
        return (box('[data-card-result]')?.top ?? 0) >= (box('img')?.bottom ?? 1) - 1;
      });
      expect(apart).toBe(true);
    }));
});
