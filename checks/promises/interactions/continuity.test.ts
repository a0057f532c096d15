import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** Notes, in every page of the visit, which elements a transition into it shares. */
const noteShared = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = viewTransition ? 'under way' : 'none';
      viewTransition?.ready.then(
        () => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
          document.documentElement.dataset.transition = names.join(' ') || 'nothing moves';
        },
        () => {
          document.documentElement.dataset.transition = 'skipped';
        },
      );
    });
  });

const shared = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset.transition));

async function follow(page: Page) {
  await noteShared(page);
  await page.goto(`${site}/our-portfolio`);
  const card = page.locator('[data-portfolio-cards] h3 a').first();
  const href = await card.getAttribute('href');
  await card.click();
  await page.waitForURL(`**${href}`);
}

it('the cover of a card grows into the head of the page it leads to, and back', () =>
  pages.visit(async (page) => {
    await follow(page);
    await shared(page).toContain('::view-transition-group(page-picture)');
    await page.goBack();
    await page.waitForURL('**/our-portfolio');
    expect(await page.locator('h1').isVisible()).toBe(true);
  }));

it('nothing is handed over when calm is asked for', () =>
  pages.visit(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await follow(page);
    await shared(page).toBe('none');
  }));

it('nothing moves after the calm switch', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/our-portfolio`);
    await page.locator('footer [data-calm-switch]').click();
    await follow(page);
    await shared(page).toMatch(/^(none|skipped)$/);
  }));
