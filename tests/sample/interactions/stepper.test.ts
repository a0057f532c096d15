import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { stepper } from '../../support/site-copy.ts';
import { pagesWith } from '../../support/site-routes.ts';

if (!stepper) throw new Error('The sample has no stepper.');
const { steps, previous, next } = stepper;
const titles = steps.map(({ title }) => title);
const site = inject('site');
const [stepperPage = ''] = pagesWith('id="process-title"');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const region = (page: Page) => page.locator('section[aria-labelledby="process-title"]');
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
const atSteps = (run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + stepperPage);
    await region(page).scrollIntoViewIfNeeded();
    await button(page, next).waitFor();
    await run(page);
  });

/** The titles of the visible steps. */
const visibleTitles = (page: Page) =>
  region(page)
    .locator('h3')
    .evaluateAll((all) =>
      all
        .filter((title) => title.checkVisibility({ visibilityProperty: true }))
        .map((title) => title.textContent),
    );

describe.runIf(titles.length > 1)('the process', { concurrent: true }, () => {
  it('starts at the first step; Next, Previous and the arrow keys go through all of them', ({
    expect,
  }) =>
    atSteps(async (page) => {
      await expect.poll(() => visibleTitles(page)).toEqual([titles[0]]);
      for (const title of titles.slice(1)) {
        await button(page, next).click();
        await expect.poll(() => visibleTitles(page)).toEqual([title]);
      }
      for (const title of titles.slice(0, -1).reverse()) {
        await button(page, previous).click();
        await expect.poll(() => visibleTitles(page)).toEqual([title]);
      }
      await region(page).locator('ol').focus();
      for (const [key, title] of [
        ['ArrowRight', titles[1]],
        ['ArrowLeft', titles[0]],
      ]) {
        await page.keyboard.press(key ?? '');
        await expect.poll(() => visibleTitles(page)).toEqual([title]);
      }
    }));

  it('has no Previous at the first step and no Next at the last, and never loses the focus', ({
    expect,
  }) =>
    atSteps(async (page) => {
      expect(await button(page, previous).isDisabled()).toBe(true);
      await button(page, next).focus();
      for (const title of titles.slice(1)) {
        await page.keyboard.press('Enter');
        await expect.poll(() => visibleTitles(page)).toEqual([title]);
      }
      expect(await button(page, next).isDisabled()).toBe(true);
      // Pressing on at the end changes nothing: not the step, and not the button that has the focus.
      await page.keyboard.press('Enter');
      expect(await visibleTitles(page)).toEqual(titles.slice(-1));
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(next);
    }));

  it('shows a picture, a paragraph and the position with each step', ({ expect }) =>
    atSteps(async (page) => {
      await button(page, next).click();
      await expect.poll(() => visibleTitles(page)).toEqual([titles[1]]);
      const step = region(page).locator('li').nth(1);
      expect(await step.locator('img').isVisible()).toBe(true);
      expect((await step.locator('h3 + p').innerText()).length).toBeGreaterThan(20);
      expect(await region(page).innerText()).toContain(
        `02 / ${`${titles.length}`.padStart(2, '0')}`,
      );
    }));
});
