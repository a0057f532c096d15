import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../page-pool.ts';

const titles = [
  'Discovery & Research',
  'Creation & Execution',
  'Continuous Tracking & Monitoring',
  'Sustained Success & Scaling Across',
];
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const region = (page: Page) => page.locator('section[aria-labelledby="process-title"]');
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
const atSteps = (see: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(`${site}/digital-marketing-services`);
    await region(page).scrollIntoViewIfNeeded();
    await button(page, 'Next').waitFor();
    await see(page);
  });

/** The titles of the steps that can be seen now. */
const shown = (page: Page) =>
  region(page)
    .locator('h3')
    .evaluateAll((all) =>
      all
        .filter((title) => title.checkVisibility({ visibilityProperty: true }))
        .map((title) => title.textContent),
    );

describe('the process', () => {
  it('starts at the first of four steps; Next and Previous go through all of them', () =>
    atSteps(async (page) => {
      expect(await shown(page)).toEqual([titles[0]]);
      for (const title of titles.slice(1)) {
        await button(page, 'Next').click();
        await expect.poll(() => shown(page)).toEqual([title]);
      }
      for (const title of titles.slice(0, 3).reverse()) {
        await button(page, 'Previous').click();
        await expect.poll(() => shown(page)).toEqual([title]);
      }
    }));

  it('has no Previous at the first step and no Next at the last, and never loses the focus', () =>
    atSteps(async (page) => {
      expect(await button(page, 'Previous').isDisabled()).toBe(true);
      await button(page, 'Next').focus();
      for (const title of titles.slice(1)) {
        await page.keyboard.press('Enter');
        await expect.poll(() => shown(page)).toEqual([title]);
      }
      expect(await button(page, 'Next').isDisabled()).toBe(true);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toMatch(/previous/i);
    }));

  it('shows a picture and a paragraph with each step, and its place among four', () =>
    atSteps(async (page) => {
      await button(page, 'Next').click();
      await expect.poll(() => shown(page)).toEqual([titles[1]]);
      const step = region(page).locator('li').nth(1);
      expect(await step.locator('img').isVisible()).toBe(true);
      expect((await step.locator('p').innerText()).length).toBeGreaterThan(60);
      expect(await region(page).innerText()).toContain('02 / 04');
    }));
});
