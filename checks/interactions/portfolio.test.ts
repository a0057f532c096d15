import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../page-pool.ts';

const tabs = [
  'ALL',
  'Website Development',
  'Branding',
  'Performance Marketing',
  'SEO',
  'Social Media Marketing',
  'Photography',
];
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const atPortfolio = (see: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(`${site}/our-portfolio`);
    await see(page);
  });

const links = (page: Page) => page.locator('[data-portfolio-tabs] a');
const chosen = (page: Page) =>
  page.locator('[data-portfolio-tabs] a[aria-current]').allInnerTexts();
/** Where the cards lead that can be seen now. */
const cards = (page: Page) =>
  page
    .locator('[data-portfolio-cards] > li')
    .evaluateAll((all) =>
      all
        .filter((card) => card.checkVisibility())
        .map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
    );

describe('the portfolio', () => {
  it('has seven tabs in order, ALL chosen, every piece of work shown', () =>
    atPortfolio(async (page) => {
      expect(await links(page).allInnerTexts()).toEqual(tabs);
      expect(await chosen(page)).toEqual(['ALL']);
      expect(await cards(page)).toHaveLength(18);
    }));

  it('shows under each tab some of the work, each piece under one tab', () =>
    atPortfolio(async (page) => {
      const found: string[] = [];
      for (const tab of tabs.slice(1)) {
        await links(page).getByText(tab, { exact: true }).click();
        await expect.poll(() => chosen(page)).toEqual([tab]);
        const shown = await cards(page);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThan(18);
        found.push(...shown);
      }
      expect(found).toHaveLength(18);
      expect(new Set(found).size).toBe(18);
      await links(page).first().click();
      await expect.poll(() => cards(page)).toHaveLength(18);
    }));

  it('shows the three galleries under Photography, by the keyboard', () =>
    atPortfolio(async (page) => {
      await links(page).last().press('Enter');
      await expect.poll(() => chosen(page)).toEqual(['Photography']);
      const shown = await cards(page);
      expect(shown.toSorted()).toEqual(
        ['odingalley', 'snacbox', 'vermello'].map((name) => `/portfolio/photography/${name}`),
      );
      expect(
        await links(page)
          .last()
          .evaluate((tab) => tab === document.activeElement),
      ).toBe(true);
    }));

  it('keeps the choice in the address, through a reload and the way back', () =>
    atPortfolio(async (page) => {
      await links(page).getByText('SEO', { exact: true }).click();
      await expect.poll(() => chosen(page)).toEqual(['SEO']);
      const shown = await cards(page);
      await page.reload();
      await expect.poll(() => chosen(page)).toEqual(['SEO']);
      expect(await cards(page)).toEqual(shown);
      await page.locator(`a[href="${shown[0]}"]`).click();
      await page.waitForURL(`**${shown[0]}`);
      await page.goBack();
      await expect.poll(() => chosen(page)).toEqual(['SEO']);
      expect(await cards(page)).toEqual(shown);
    }));

  it('marks the chosen tab by more than a word for screen readers', () =>
    atPortfolio(async (page) => {
      await page.mouse.move(0, 0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await links(page).nth(2).click();
      const grounds = await links(page).evaluateAll((all) =>
        all.map((tab) => getComputedStyle(tab).backgroundColor),
      );
      expect(grounds.filter((ground) => ground === grounds[2])).toHaveLength(1);
    }));

  it('names each piece of work and its category', () =>
    atPortfolio(async (page) => {
      const named = await page
        .locator('[data-portfolio-cards] > li')
        .evaluateAll((all) =>
          all.map((card) => [
            card.querySelector('h3')?.textContent,
            card.querySelector('p')?.textContent,
          ]),
        );
      expect(named.flat().filter((words) => !words)).toEqual([]);
    }));
});
