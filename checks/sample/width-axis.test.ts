import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const width = (part: Locator) =>
  part.evaluate((letters) => Number.parseFloat(getComputedStyle(letters).fontStretch));

/** The first column of the page that stays while the list beside it goes by: a title, alone or over its count. */
const stayingColumn = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(h2, h3, div:has(> h3))')].find(
      (column) =>
        getComputedStyle(column).position === 'sticky' &&
        (column.parentElement?.clientHeight ?? 0) > innerHeight,
    ),
  );

/** How wide its letters are as its band comes into the window, and when half of the band has gone by. */
async function widthsOnTheWay(page: Page): Promise<number[]> {
  const column = (await stayingColumn(page)).asElement() as unknown as Locator;
  const widths: number[] = [];
  for (const part of [-0.8, 0.5]) {
    await column.evaluate((staying, share) => {
      const band = staying.parentElement as HTMLElement;
      const { top, height } = band.getBoundingClientRect();
      const on = share < 0 ? innerHeight * share : (height - innerHeight) * share;
      scrollTo({ top: scrollY + top + on, behavior: 'instant' });
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, part);
    widths.push(
      await column.evaluate((staying) => {
        const title = staying.matches('h2, h3') ? staying : staying.querySelector('h3');
        return Number.parseFloat(getComputedStyle(title as Element).fontStretch);
      }),
    );
  }
  return widths;
}

it('a title is wide as it comes and narrow while it stays; of one width where less motion is wished', ({
  skip,
}) =>
  pages.visit(async (page) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${site}/about-us`);
    skip(
      !(await stayingColumn(page)).asElement(),
      'A short story goes by without a title that stays.',
    );
    const [coming = 0, staying = 0] = await widthsOnTheWay(page);
    expect(coming).toBeGreaterThan(staying + 5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first, second] = await widthsOnTheWay(page);
    expect(first).toBe(second);
  }));

it('the links of the phone menu open under the hand, each on its line', () =>
  pages.visit(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site);
    await page.locator('[data-menu] summary').click();
    for (const link of await page.locator('[data-menu] nav li a').all()) {
      const before = await width(link);
      const { height } = (await link.boundingBox()) ?? { height: 0 };
      await link.hover();
      await expect.poll(() => width(link)).toBeGreaterThan(before + 3);
      expect((await link.boundingBox())?.height).toBeCloseTo(height, 0);
    }
  }));
