import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from './page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ javaScriptEnabled: false });
});
afterAll(() => pages.close());

const at = (route: string, see: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await see(page);
  });

const shownTexts = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.textContent?.trim() ?? ''),
  );

describe('without script', () => {
  it('the header stands on its pill at any place of the page', () =>
    at('/our-clients', async (page) => {
      const pill = () =>
        page
          .locator('[data-header] > div')
          .evaluate((bar) => getComputedStyle(bar, '::before').opacity);
      expect(await pill()).toBe('1');
      await page.mouse.wheel(0, 1200);
      expect(await pill()).toBe('1');
    }));

  it('the menu of a phone opens, closes and leads on', () =>
    at('/', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const menu = page.locator('[data-menu] nav');
      expect(await menu.isVisible()).toBe(false);
      await page.locator('[data-menu] summary').click();
      await expect.poll(() => menu.isVisible()).toBe(true);
      await page.locator('[data-menu] summary').click();
      await expect.poll(() => menu.isVisible()).toBe(false);
      await page.locator('[data-menu] summary').click();
      await menu.getByRole('link', { name: 'CLIENTS' }).click();
      await page.waitForURL('**/our-clients');
    }));

  it.each([
    ['/about-us', 'growth-title'],
    ['/digital-marketing-services', 'accordion-title'],
    ['/seo-services', 'faq-title'],
  ])('the accordion of %s opens one item at a time', (route, heading) =>
    at(route, async (page) => {
      const items = page.locator(`section[aria-labelledby="${heading}"] details`);
      await items.nth(1).locator('summary').click();
      const open = await items.evaluateAll((all) => all.map((item) => item.hasAttribute('open')));
      expect(open.filter(Boolean)).toHaveLength(1);
      expect(open[1]).toBe(true);
    }),
  );

  it('the testimonials stand in a row that scrolls, with no dead buttons', () =>
    at('/', async (page) => {
      const region = page.locator('section[aria-labelledby="testimonials-title"]');
      const row = region.getByRole('group');
      const width = await row.evaluate((group) => ({
        inside: group.scrollWidth,
        frame: group.clientWidth,
      }));
      expect(width.inside).toBeGreaterThan(width.frame * 3);
      await row.hover();
      await expect
        .poll(async () => {
          await page.mouse.wheel(500, 0);
          return row.evaluate((group) => group.scrollLeft);
        })
        .toBeGreaterThan(200);
      expect(await shownTexts(region.locator('button'))).toEqual([]);
    }));

  it('all four steps of the process are there to read', () =>
    at('/digital-marketing-services', async (page) => {
      const region = page.locator('section[aria-labelledby="process-title"]');
      expect(await shownTexts(region.locator('h3'))).toHaveLength(4);
      expect(await shownTexts(region.locator('button'))).toEqual([]);
      const heights = await region
        .locator('li')
        .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)));
      expect(heights).toEqual([...new Set(heights)].toSorted((one, other) => one - other));
    }));

  it('the tabs of the portfolio are links that filter', () =>
    at('/our-portfolio', async (page) => {
      const cards = page.locator('[data-portfolio-cards] > li h3');
      expect(await shownTexts(cards)).toHaveLength(18);
      await page
        .locator('[data-portfolio-tabs]')
        .getByRole('link', { name: 'Photography' })
        .click();
      expect(await shownTexts(cards)).toHaveLength(3);
      expect(page.url()).toMatch(/#photography$/);
      await page.locator('[data-portfolio-tabs]').getByRole('link', { name: 'ALL' }).click();
      expect(await shownTexts(cards)).toHaveLength(18);
    }));

  it('the photos stand in their columns and open as files', () =>
    at('/portfolio/photography/vermello', async (page) => {
      const photos = page.locator('main li a:has(img)');
      const lefts = await photos.evaluateAll((all) =>
        all.map((photo) => photo.getBoundingClientRect().left),
      );
      expect(new Set(lefts.map(Math.round)).size).toBe(4);
      await photos.first().click();
      await page.waitForURL(/\.(webp|jpe?g|avif)$/);
    }));

  it('all counters stand at their targets', () =>
    at('/', async (page) => {
      const counters = page.locator('[data-count]').locator('xpath=..');
      expect(await shownTexts(counters)).toEqual(['100+', '1M+', '25+', '15K+']);
    }));

  it.each([
    ['/contact-us', ['name', 'phone', 'email', 'company', 'industry']],
    ['/seo-services', ['name', 'email', 'phone', 'website', 'message']],
  ])('all fields of the form of %s are there', (route, fields) =>
    at(route, async (page) => {
      for (const field of fields)
        expect(await page.locator(`main form [name="${field}"]`).isVisible()).toBe(true);
      expect(await page.locator('main form button[type="submit"]').first().isEnabled()).toBe(true);
    }),
  );

  it('six services can be ticked', () =>
    at('/contact-us', async (page) => {
      await page.locator('main form summary').click();
      expect(await page.locator('main form input[type="checkbox"]').count()).toBe(6);
      await page.getByLabel('Content Marketing').check();
      expect(await page.locator('main form input:checked').count()).toBe(1);
    }));

  it('no button stands there that needs script', () =>
    at('/', async (page) => {
      expect(await shownTexts(page.locator('button'))).toEqual([]);
    }));

  it('the headline and the pictures of the first screen can be seen', () =>
    at('/', async (page) => {
      await expect.poll(() => shownTexts(page.locator('h1'))).toHaveLength(1);
      const drawn = await page
        .locator('img[fetchpriority="high"]')
        .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth));
      expect(drawn).toBeGreaterThan(100);
    }));
});
