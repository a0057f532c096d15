import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { followLink } from '../support/follow-link.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
const screen = 844;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce', viewport: { width: 390, height: screen } });
});
afterAll(() => pages.close());

/** How many screens a visitor has seen to read a part of the page whole. */
const screensTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (part, height) => (part.getBoundingClientRect().bottom + window.scrollY) / height,
      screen,
    );

/** Follows an owner from the home page to the form: two taps, and how far each thing is down its page. */
async function walk(page: Page, trade: string): Promise<void> {
  await page.goto(`${site}/`);
  const link = page.locator(`main a[href="/marketing-for-${trade}"]`);
  expect(await screensTo(page, `main a[href="/marketing-for-${trade}"]`)).toBeLessThan(3);
  await followLink(link);
  const head = page.locator('#page-head');
  expect(await head.innerText()).toMatch(/₹[\d,]+\sa month/);
  expect(await screensTo(page, '#page-head a[href^="tel:"]')).toBeLessThan(1);
  expect(await screensTo(page, '[data-total]')).toBeLessThan(2);
  expect(await screensTo(page, 'blockquote')).toBeLessThan(3);
  const words = (await page.locator('main').innerText()).split(/\s+/);
  expect(words.length).toBeLessThan(450);
  await head.getByRole('link', { name: 'Free check' }).click();
  await expect.poll(() => page.url()).toMatch(/#write$/);
  expect(await page.locator('[name="industry"]').inputValue()).not.toBe('');
  expect(await page.locator('[name="website"]').isVisible()).toBe(true);
  expect(await screensTo(page, 'form[data-lead-form] [name="name"]')).toBeLessThan(4);
}

describe('an owner finds price, contents, proof and the free check on a phone', () => {
  it.each(['clinics', 'shops', 'restaurants', 'exporters'])('%s', (trade) =>
    pages.visit((page) => walk(page, trade)),
  );
});
