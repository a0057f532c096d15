import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { entriesOf } from '../../support/site-routes.ts';

const site = inject('site');
const portfolio = '/our-portfolio';
const galleries = entriesOf('/portfolio/photography');
const work = [...entriesOf('/portfolio'), ...galleries];
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [withoutPictures]);
});
afterAll(() => pages.close());

const atPortfolio = (run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + portfolio);
    await run(page);
  });

const links = (page: Page) => page.locator('nav:has([aria-current="true"]) a');
/** The names of the tabs, without the numbers beside them. */
const namesOf = (tabs: Locator) =>
  tabs.evaluateAll((all) => all.map((tab) => tab.firstChild?.textContent ?? ''));
const chosen = (page: Page) => namesOf(page.locator('a[aria-current="true"]'));
/** The link targets of the visible cards. */
const cards = (page: Page) =>
  page
    .locator('[aria-labelledby="portfolio-title"] li:has(> article)')
    .evaluateAll((all) =>
      all
        .filter((card) => card.checkVisibility())
        .map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
    );

describe.concurrent('the portfolio', () => {
  it('shows all work under its first tab', ({ expect }) =>
    atPortfolio(async (page) => {
      const [all = ''] = await namesOf(links(page));
      expect(await chosen(page)).toEqual([all]);
      expect((await cards(page)).toSorted()).toEqual(work.toSorted());
    }));

  it('shows some of the work under each other tab, each piece under one tab', ({ expect }) =>
    atPortfolio(async (page) => {
      const found: string[] = [];
      const tabs = await namesOf(links(page));
      for (const [index, tab] of tabs.entries()) {
        if (index === 0) continue;
        await links(page).nth(index).click();
        await expect.poll(() => chosen(page)).toEqual([tab]);
        const visibleCards = await cards(page);
        expect(visibleCards.length).toBeGreaterThan(0);
        found.push(...visibleCards);
      }
      expect(found.toSorted()).toEqual(work.toSorted());
      await links(page).first().click();
      await expect.poll(() => cards(page)).toHaveLength(work.length);
    }));

  it('has the chosen category in the title, the heading and the canonical URL', ({ expect }) =>
    atPortfolio(async (page) => {
      const titles = () =>
        page.evaluate(() => [
          document.title,
          document.querySelector('h1')?.textContent,
          document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        ]);
      const before = await titles();
      await links(page).last().press('Enter');
      await page.waitForURL((url) => url.pathname !== portfolio);
      const after = await titles();
      for (const [index, word] of after.entries()) expect(word).not.toBe(before[index]);
      expect(new URL(String(after[2])).pathname).toBe(new URL(page.url()).pathname);
    }));

  it('keeps the choice in the URL, after a reload and after Back', ({ expect }) =>
    atPortfolio(async (page) => {
      const [tab] = await namesOf(links(page).nth(1));
      await links(page).nth(1).click();
      await expect.poll(() => chosen(page)).toEqual([tab]);
      const visibleCards = await cards(page);
      await page.reload();
      await expect.poll(() => chosen(page)).toEqual([tab]);
      expect(await cards(page)).toEqual(visibleCards);
      await page.locator(`main a[href="${visibleCards[0]}"]`).first().click();
      await page.waitForURL(`**${visibleCards[0]}`);
      await page.goBack();
      await expect.poll(() => chosen(page)).toEqual([tab]);
      expect(await cards(page)).toEqual(visibleCards);
    }));

  it('marks the chosen tab visibly, not only for screen readers', ({ expect }) =>
    atPortfolio(async (page) => {
      await page.mouse.move(0, 0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await links(page).nth(1).click();
      await expect.poll(() => page.url()).not.toBe(site + portfolio);
      const grounds = await links(page).evaluateAll((all) =>
        all.map((tab) => getComputedStyle(tab).backgroundColor),
      );
      expect(grounds.filter((ground) => ground === grounds[1])).toHaveLength(1);
    }));

  it('names each piece of work and its category', ({ expect }) =>
    atPortfolio(async (page) => {
      const named = await page
        .locator('[aria-labelledby="portfolio-title"] li:has(> article)')
        .evaluateAll((all) =>
          all.map((card) => [
            card.querySelector('h3')?.textContent,
            card.querySelector('p')?.textContent,
          ]),
        );
      expect(named.flat().filter((titles) => !titles)).toEqual([]);
    }));
});
