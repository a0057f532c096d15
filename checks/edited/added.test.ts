import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { added } from '../support/edited-content/add-one-of-each.ts';
import { openBrowser } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { builtPage, entriesOf, everyPage, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');
const dist = process.env.DIST_DIR ?? '';
const built = (name: string) => readFileSync(join(dist, name), 'utf8');
const { consent } = interfaceCopy;
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

  it('an article that another names as related, and that has three related ones itself', () => {
    const others = entriesOf('/blogs').filter((route) => !route.endsWith(articleSlug));
    const naming = others.filter((route) =>
      builtPage(route).includes(`href="/blogs/${articleSlug}"`),
    );
    expect(naming.length).toBeGreaterThan(0);
    const related = others.filter((route) =>
      builtPage(`/blogs/${articleSlug}`).includes(`href="${route}"`),
    );
    expect(related.length).toBeGreaterThanOrEqual(3);
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

  it('a gallery, and a photograph in another', () => {
    const route = `/portfolio/photography/${gallerySlug}`;
    expect(builtPage(route)).toContain(`>${added.gallery}</h1>`);
    expect(builtPage('/our-portfolio')).toContain(`href="${route}"`);
    expect(listedRoutes).toContain(route);
    const galleries = entriesOf('/portfolio/photography');
    const showing = galleries.filter((gallery) => builtPage(gallery).includes(added.photo));
    expect(showing).toHaveLength(2);
  });

  it('a person', () => {
    expect(builtPage('/about-us')).toContain(added.person);
  });

  it('a client, on the wall and on the home page', () => {
    for (const route of ['/our-clients', '/']) expect(builtPage(route)).toContain(added.logo);
  });

  it('a question, which search engines read too', () => {
    expect(builtPage('/seo-services').split(added.question).length).toBeGreaterThan(2);
  });

  it('a service, on its card, its panel and in the form', () => {
    for (const route of ['/', '/about-us', '/digital-marketing-services'])
      expect(builtPage(route).replace(/<[^>]*>/g, '')).toContain(added.service);
    expect(builtPage('/contact-us')).toContain(`value="${added.choice}"`);
  });
});

describe('with a pixel number in the brand file', () => {
  /** Visits /thank-you with a stand-in for the pixel's script, which cannot be reached from here. */
  async function thanked(answer: string) {
    const browser = await openBrowser();
    try {
      const outside: string[] = [];
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
      const page = await browser.newPage();
      await page.goto(`${site}/thank-you`);
      const question = page.getByRole('region', { name: consent.heading });
      await question.waitFor();
      const before = [...outside];
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'detached' });
      await page.waitForTimeout(500);
      const after = [...outside];
      await page.reload({ waitUntil: 'load' });
      await page.waitForTimeout(500);
      return { before, after, askedAgain: await question.count() };
    } finally {
      await browser.close();
    }
  }

  it('a yes can be taken back in the footer of any page, and the pixel comes no more', async () => {
    const browser = await openBrowser();
    try {
      const outside: string[] = [];
      await browser.route(
        (url) => url.origin !== site,
        (route) => {
          outside.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: '' });
        },
      );
      const page = await browser.newPage();
      page.setDefaultTimeout(8000);
      const withdraw = page.locator('footer [data-consent-switch]');
      await page.goto(`${site}/thank-you`);
      expect(await withdraw.isVisible()).toBe(false);
      await page.getByRole('button', { name: consent.accept }).click();
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
    } finally {
      await browser.close();
    }
  });

  it('a yes on the thank-you page loads it, counts one view, and is remembered', async () => {
    const { before, after, askedAgain } = await thanked(consent.accept);
    expect(before).toEqual([]);
    expect(after[0]).toBe('https://connect.facebook.net/en_US/fbevents.js');
    expect(decodeURIComponent(after[1] ?? '')).toBe(
      `https://www.facebook.com/tr?calls=[["init","${added.pixel}"],["track","PageView"]]`,
    );
    expect(after).toHaveLength(2);
    expect(askedAgain).toBe(0);
  });

  it('a no loads nothing, and is remembered', async () => {
    const { before, after, askedAgain } = await thanked(consent.decline);
    expect([...before, ...after]).toEqual([]);
    expect(askedAgain).toBe(0);
  });

  it('no other page asks', () => {
    for (const page of ['index', 'contact-us', 'seo-services'])
      expect(built(`${page}.html`)).not.toContain(added.pixel);
  });
});
