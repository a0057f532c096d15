import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { finishedAnimations } from '../../support/finished-animations.ts';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { pagesWith } from '../../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [withoutPictures]);
});
afterAll(() => pages.close());

const at = (route: string, run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await run(page);
  });

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
const opacityOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity);

describe('on hover', () => {
  it.each(['pointer', 'keyboard'])(
    'LET’S TALK shows the number to the %s, and stays as wide',
    (by) =>
      at('/', async (page) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const call = page.locator('header a[data-number]').first();
        const shown = () => call.evaluate((link) => getComputedStyle(link, '::after').content);
        const [before, width] = [await shown(), await widthOf(call)];
        expect(before).toBe('none');
        if (by === 'pointer') await call.hover();
        // Focus by script is shown where the keyboard was used last.
        else {
          await page.keyboard.press('Tab');
          await call.focus();
        }
        await expect.poll(shown).toContain('+91 44 0000 0000');
        expect(await widthOf(call)).toBe(width);
      }),
  );

  it.each(pagesWith('class="_logo_'))('a client logo of %s grows', (route) =>
    at(route, async (page) => {
      const logo = page.locator('img[class*="_logo_"]').last();
      await logo.scrollIntoViewIfNeeded();
      await finishedAnimations(page);
      const width = await widthOf(logo);
      await logo.hover();
      await expect.poll(() => widthOf(logo)).toBeGreaterThan(width * 1.1);
      await page.mouse.move(0, 0);
      await expect.poll(() => widthOf(logo)).toBeCloseTo(width, 0);
    }),
  );

  it.each(pagesWith('id="stats-title"'))('a figure of %s shows its second picture', (route) =>
    at(route, async (page) => {
      const card = page.locator('section[aria-labelledby="stats-title"] li').first();
      const second = card.locator('picture').nth(1).locator('xpath=..');
      await card.scrollIntoViewIfNeeded();
      expect(await card.locator('picture').count()).toBe(2);
      expect(await opacityOf(second)).toBe('0');
      await card.hover();
      await expect.poll(() => opacityOf(second)).toBe('1');
      await page.mouse.move(0, 0);
      await expect.poll(() => opacityOf(second)).toBe('0');
    }),
  );

  it.each(pagesWith('id="portfolio-title"').slice(0, 1))(
    'the picture of a case card of %s grows slowly',
    (route) =>
      at(route, async (page) => {
        const picture = page.locator('[aria-labelledby="portfolio-title"] article img').first();
        const duration = await picture.evaluate(
          (image) => getComputedStyle(image).transitionDuration,
        );
        expect(Number.parseFloat(duration)).toBeGreaterThan(0.8);
        const width = await widthOf(picture);
        await picture.scrollIntoViewIfNeeded();
        await page.locator('[aria-labelledby="portfolio-title"] article').first().hover();
        await expect.poll(() => widthOf(picture)).toBeGreaterThan(width * 1.04);
      }),
  );

  it.each(['/our-portfolio', '/digital-marketing-blog', '/portfolio/raha'])(
    'the last card of %s answers the keyboard as it does the pointer',
    (route) =>
      at(route, async (page) => {
        const card = page.locator('main [data-card]').last();
        const picture = card.locator('[data-card-picture] img');
        await card.scrollIntoViewIfNeeded();
        await finishedAnimations(page);
        const width = await widthOf(picture);
        await card.locator('a').focus();
        await expect.poll(() => widthOf(picture)).toBeGreaterThan(width * 1.04);
      }),
  );
});
