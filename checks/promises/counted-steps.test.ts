import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** What the board says as its first step comes up, and as the last one has been read; and how many there are. */
async function countOf(page: Page) {
  await page.goto(`${site}/seo-services`);
  return page.locator('section[aria-labelledby="work-title"]').evaluate(async (section) => {
    const count = section.querySelector('p[aria-hidden]') as HTMLElement;
    const list = section.querySelector('ol') as HTMLElement;
    const at = async (y: number) => {
      scrollTo({ top: scrollY + y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Number(getComputedStyle(count).counterReset.split(' ').at(-1));
    };
    const before = await at(list.getBoundingClientRect().top - innerHeight);
    const after = await at(list.getBoundingClientRect().bottom - innerHeight * 0.2);
    return { before, after, steps: list.children.length };
  });
}

describe.each([
  [390, 844],
  [1280, 900],
])('the steps of the work at %i pixels', (width, height) => {
  it('are counted from the first to the last', () =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      const { before, after, steps } = await countOf(page);
      expect([before, after]).toEqual([1, steps]);
    }));

  it('are told by their number where less motion is wished', () =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { before, after, steps } = await countOf(page);
      expect([before, after]).toEqual([steps, steps]);
    }));
});
