import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { added } from '../support/content-variants/edited-sample.ts';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { builtPage, everyPage, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');
const { consent } = interfaceCopy;
const dist = process.env.DIST_DIR ?? '';
const built = (name: string) => readFileSync(join(dist, name), 'utf8');
const { articleSlug, caseSlug, gallerySlug } = added;

describe('a new entry is built at once and stands wherever its kind is listed', () => {
  it('an article', () => {
    expect(builtPage(`/blogs/${articleSlug}`)).toContain(`>${added.article}</h1>`);
    expect(builtPage('/digital-marketing-blog')).toContain(`href="/blogs/${articleSlug}"`);
    expect(listedRoutes).toContain(`/blogs/${articleSlug}`);
    expect(built('feed.xml')).toContain(`/blogs/${articleSlug}`);
    expect(built('llms.txt')).toContain(`/blogs/${articleSlug}`);
    expect(existsSync(join(dist, `blogs/${articleSlug}.html.br`))).toBe(true);
  });

  it('a page of one’s own', () => {
    const { page, pageSlug } = added;
    expect(builtPage(`/${pageSlug}`)).toContain(`>${page}</h1>`);
    expect(builtPage('/about-us')).toContain(`<a href="/${pageSlug}">${page}</a>`);
    expect(listedRoutes).toContain(`/${pageSlug}`);
    expect(built('llms.txt')).toContain(`/${pageSlug}`);
    expect(builtPage('/search')).toContain(`href="/${pageSlug}"`);
  });

  it('but no article that is a draft or of a later day, anywhere', () => {
    for (const slug of [added.draftSlug, added.laterSlug]) {
      expect(existsSync(join(dist, `blogs/${slug}.html`))).toBe(false);
      expect(listedRoutes).not.toContain(`/blogs/${slug}`);
      for (const name of ['feed.xml', 'sitemap-0.xml', 'llms.txt'])
        expect(built(name), name).not.toContain(slug);
      expect(everyPage.filter((route) => builtPage(route).includes(slug))).toEqual([]);
    }
  });

  it('a case study', () => {
    expect(builtPage(`/portfolio/${caseSlug}`)).toContain(added.client);
    expect(builtPage('/our-portfolio')).toContain(`href="/portfolio/${caseSlug}"`);
    expect(listedRoutes).toContain(`/portfolio/${caseSlug}`);
  });

  it('a gallery', () => {
    const route = `/portfolio/photography/${gallerySlug}`;
    expect(builtPage(route)).toContain(`>${added.gallery}</h1>`);
    expect(builtPage('/our-portfolio')).toContain(`href="${route}"`);
    expect(listedRoutes).toContain(route);
  });

  it('a person', () => {
    expect(builtPage('/about-us')).toContain(added.person);
  });

  it('a client, and a service on its card, its panel and in the form', () => {
    for (const route of ['/our-clients', '/']) expect(builtPage(route)).toContain(added.logo);
    for (const route of ['/', '/about-us', '/digital-marketing-services'])
      expect(builtPage(route).replace(/<[^>]*>/g, '')).toContain(added.service);
    expect(builtPage('/contact-us')).toContain(`value="${added.service}"`);
  });
});

describe('with a pixel number in the brand file', () => {
  let browser: SiteBrowser;
  let outside: string[];
  /** A browser with a stand-in for the script of the pixel, which cannot be reached from here. */
  beforeEach(async () => {
    browser = await openBrowser();
    outside = [];
    await browser.route(
      (url) => url.origin !== site,
      (route) => {
        outside.push(route.request().url());
        return route.fulfill({
          contentType: 'text/javascript',
          body: `new Image().src = 'https://www.facebook.com/tr?calls=' + encodeURIComponent(JSON.stringify(fbq.queue))`,
        });
      },
    );
  });
  afterEach(() => browser.close());

  const question = (page: Page) => page.getByRole('region', { name: consent.heading });

  /** Opens /thank-you and answers. Nothing is loaded before. */
  async function answer(words: string): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(8000);
    await page.goto(`${site}/thank-you`);
    await question(page).waitFor();
    expect(outside).toEqual([]);
    await page.getByRole('button', { name: words }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    return page;
  }

  it('a yes on the thank-you page loads it, counts one view, and is remembered', async () => {
    const page = await answer(consent.accept);
    const [script, view, ...others] = outside;
    expect(script).toBe('https://connect.facebook.net/en_US/fbevents.js');
    expect(decodeURIComponent(view ?? '')).toBe(
      `https://www.facebook.com/tr?calls=[["init","${added.pixel}"],["track","PageView"]]`,
    );
    expect(others).toEqual([]);
    await page.reload();
    expect(await question(page).count()).toBe(0);
  });

  it('a no loads nothing, and is remembered', async () => {
    const page = await answer(consent.decline);
    await page.reload();
    await page.waitForTimeout(500);
    expect(outside).toEqual([]);
    expect(await question(page).count()).toBe(0);
  });

  it('a yes can be taken back in the footer of any page, and the pixel comes no more', async () => {
    const page = await answer(consent.accept);
    const withdraw = page.locator('footer [data-consent-switch]');
    await page.goto(`${site}/about-us`);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the pixel itself sets it
      document.cookie = '_fbp=fb.1.2.3; path=/';
    });
    await withdraw.click();
    expect(await withdraw.isVisible()).toBe(false);
    expect(await page.locator('footer [role="status"]').innerText()).not.toBe('');
    expect(await page.evaluate(() => document.cookie)).not.toContain('_fbp');
    const before = outside.length;
    await page.goto(`${site}/thank-you`, { waitUntil: 'load' });
    await page.waitForTimeout(800);
    expect(outside).toHaveLength(before);
  });

  it('no other page asks', () => {
    for (const page of ['index', 'contact-us', 'seo-services'])
      expect(built(`${page}.html`)).not.toContain(added.pixel);
  });
});
