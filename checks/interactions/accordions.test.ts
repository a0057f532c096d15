import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** [page, heading of the band, number of items] */
const accordions: [string, string, number][] = [
  ['/about-us', 'growth-title', 3],
  ['/digital-marketing-services', 'accordion-title', 5],
  ['/seo-services', 'faq-title', 5],
];

const items = (page: Page, heading: string) =>
  page.locator(`section[aria-labelledby="${heading}"] details`);
const open = (page: Page, heading: string) =>
  items(page, heading).evaluateAll((all) =>
    all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );

describe.each(accordions)('the accordion of %s', (route, heading, count) => {
  it(`has ${count} items, the first open, and opens one at a time by mouse and keyboard`, () =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      expect(await items(page, heading).count()).toBe(count);
      expect(await open(page, heading)).toEqual([0]);
      await items(page, heading).nth(1).locator('summary').click();
      expect(await open(page, heading)).toEqual([1]);
      await items(page, heading).nth(2).locator('summary').press('Enter');
      expect(await open(page, heading)).toEqual([2]);
    }));

  it('closes the open item when it is clicked, and then none is open', () =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      await items(page, heading).first().locator('summary').click();
      expect(await open(page, heading)).toEqual([]);
    }));

  it('takes 300 ms to open, and no time where less motion is wished', () =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      const second = items(page, heading).nth(1);
      /** The heights of the item right after it was opened and when it is at rest; the time it was told to take. */
      const opening = () =>
        second.evaluate(async (item) => {
          const fold = item as HTMLDetailsElement;
          const { height: closed } = fold.getBoundingClientRect();
          const { transitionDuration } = getComputedStyle(fold, '::details-content');
          fold.open = true;
          const { height: start } = fold.getBoundingClientRect();
          await new Promise((done) => setTimeout(done, 800));
          const { height: end } = fold.getBoundingClientRect();
          return {
            time: transitionDuration.split(',')[0],
            grows: end > closed + 20,
            jumps: start === end,
          };
        });
      expect(await opening()).toEqual({ time: '0.3s', grows: true, jumps: false });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      expect(await opening()).toEqual({ time: '0s', grows: true, jumps: true });
    }));
});

it('the picture beside mission, vision and values follows the open one', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/about-us`);
    const top = () =>
      page.locator('section[aria-labelledby="growth-title"] picture').evaluateAll((pictures) => {
        const shown = pictures.map((picture, index) => {
          const { opacity, zIndex } = getComputedStyle(picture.parentElement ?? picture);
          return { index, order: opacity === '1' ? Number(zIndex) || 0 : -1 };
        });
        return shown.sort((one, other) => other.order - one.order)[0]?.index;
      });
    expect(await top()).toBe(0);
    for (const index of [1, 2, 0]) {
      await items(page, 'growth-title').nth(index).locator('summary').click();
      await expect.poll(top).toBe(index);
    }
  }));

it('the fourth service leads to the SEO page', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/digital-marketing-services`);
    await items(page, 'accordion-title').nth(3).locator('summary').click();
    const link = items(page, 'accordion-title').nth(3).getByRole('link', { name: 'View More' });
    expect(await link.getAttribute('href')).toBe('/seo-services');
  }));
