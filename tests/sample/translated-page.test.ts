import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fetchPage } from '../support/html-page.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

// First, because Chromium takes a font that a page before had used.
it('the letters of Tamil are loaded with the page in Tamil only', () =>
  pages.visit(async (page) => {
    const loaded = async (path: string) => {
      await page.goto(site + path);
      await page.locator('footer').scrollIntoViewIfNeeded();
      return page.evaluate(async () => {
        await document.fonts.ready;
        const resources = performance.getEntriesByType('resource');
        return resources.filter(({ name }) => name.includes('catamaran-tamil')).length;
      });
    };
    expect(await loaded('/digital-marketing-services')).toBe(0);
    expect(await loaded('/search')).toBe(0);
    expect(await loaded('/tamil')).toBe(2);
  }));

const languages = (path: string) =>
  pages.visit(async (page) => {
    await page.goto(site + path);
    return page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      );
  });

it('a page in two languages names both, and each links to the other', async () => {
  const both = [
    ['en-IN', '/digital-marketing-services'],
    ['ta', '/tamil'],
    ['x-default', '/digital-marketing-services'],
  ];
  expect(await languages('/tamil')).toEqual(both);
  expect(await languages('/digital-marketing-services')).toEqual(both);
  expect(await languages('/seo-services')).toEqual([]);
  const english = await fetchPage(`${site}/digital-marketing-services`);
  expect(english.attribute('a', { hreflang: 'ta' }, 'href')).toBe('/tamil');
  expect(english.attribute('a', { hreflang: 'ta' }, 'lang')).toBe('ta');
});

it('a page in Tamil is spoken as Tamil, with its header and footer', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/tamil`);
    const languageOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(await languageOf('main h1')).toBe('ta');
    expect(await languageOf('main p:not([lang])')).toBe('ta');
    const parts = ['header', 'footer', '.skip-link', 'nav[data-contents] summary', 'form label'];
    for (const selector of parts) expect(await languageOf(selector), selector).toBe('ta');
    for (const selector of ['footer address', 'footer a[href="/marketing-for-shops"]'])
      expect(await languageOf(selector), selector).toBe('en-IN');
    expect(await page.locator('main a[hreflang=en-IN]').getAttribute('href')).toBe(
      '/digital-marketing-services',
    );
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(graph).toContain('"inLanguage":"ta"');
  }));
