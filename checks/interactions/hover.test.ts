import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const at = (route: string, see: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await see(page);
  });

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
const opacityOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity);

describe('under the pointer', () => {
  it.each([
    ['/our-clients', 56],
    ['/', 8],
  ])('a client logo of %s grows, one of %i', (route, count) =>
    at(route, async (page) => {
      const logos = page.locator('main li:has(> img) img');
      expect(await logos.count()).toBe(count);
      const logo = logos.nth(3);
      await logo.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      const width = await widthOf(logo);
      await logo.hover();
      await expect.poll(() => widthOf(logo)).toBeGreaterThan(width * 1.1);
      await page.mouse.move(0, 0);
      await expect.poll(() => widthOf(logo)).toBeCloseTo(width, 0);
    }),
  );

  it('a figure of the about page shows its second picture', () =>
    at('/about-us', async (page) => {
      const card = page.locator('section[aria-labelledby="stats-title"] li').first();
      const second = card.locator('picture').nth(1).locator('xpath=..');
      await card.scrollIntoViewIfNeeded();
      expect(await card.locator('picture').count()).toBe(2);
      expect(await opacityOf(second)).toBe('0');
      await card.hover();
      await expect.poll(() => opacityOf(second)).toBe('1');
      await page.mouse.move(0, 0);
      await expect.poll(() => opacityOf(second)).toBe('0');
    }));

  it('the picture of a case card comes closer, slowly', () =>
    at('/our-portfolio', async (page) => {
      const picture = page.locator('[data-portfolio-cards] img').first();
      const duration = await picture.evaluate(
        (image) => getComputedStyle(image).transitionDuration,
      );
      expect(Number.parseFloat(duration)).toBeGreaterThan(0.8);
      const width = await widthOf(picture);
      await picture.scrollIntoViewIfNeeded();
      await page.locator('[data-portfolio-cards] article').first().hover();
      await expect.poll(() => widthOf(picture)).toBeGreaterThan(width * 1.04);
    }));
});
