import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/**
 * What the board says as its first step comes up, while the last one is read, and as it has been; and how many
 * there are.
 * @param line where steps are read, as a part of the window's height
 */
function countOf(page: Page, band: string, line: number) {
  return page.locator(band).evaluate(async (section, line) => {
    const count = section.querySelector('p[aria-hidden]') as HTMLElement;
    const list = section.querySelector('ol') as HTMLElement;
    const at = async (y: number) => {
      scrollTo({ top: scrollY + y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Number(getComputedStyle(count).counterReset.split(' ').at(-1));
    };
    const before = await at(list.getBoundingClientRect().top - innerHeight);
    const last = list.lastElementChild?.getBoundingClientRect() as DOMRect;
    const reading = await at(last.top + last.height / 2 - innerHeight * line);
    const after = await at(list.getBoundingClientRect().bottom - innerHeight * 0.2);
    return { before, reading, after, steps: list.children.length };
  }, line);
}

const work = ['/seo-services', 'section[aria-labelledby="work-title"]'] as const;
const values = ['/about-us', '#stories-title ~ div div:has(> div > h3 + p[aria-hidden])'] as const;

describe.each([
  [...work, 390, 844, 0.32],
  [...work, 1280, 900, 0.5],
  [...values, 1280, 900, 0.5],
])('the list of %s, %s, at %i pixels', (path, band, width, height, line) => {
  it('is counted from the first to the last', () =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      await page.goto(site + path);
      const { before, reading, after, steps } = await countOf(page, band, line);
      expect([before, reading, after]).toEqual([1, steps, steps]);
    }));

  it('is told by its number where less motion is wished', () =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site + path);
      const { before, reading, after, steps } = await countOf(page, band, line);
      expect([before, reading, after]).toEqual([steps, steps, steps]);
    }));
});
