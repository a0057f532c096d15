import { heavyFonts, lighterFont } from '@agency/content/theme/heavy-fonts.ts';
import { readTheme } from '@agency/content/theme/theme-values.ts';
import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { attributeOf } from '../../apps/leads/http/html-tree.ts';
import { sitePages } from '../support/html-page.ts';
import { openPages, type PagePool, scrollToEnd } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { pagesWith, routes, slowlyTestedPages } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
const { display, text } = readTheme();

/** The most that the fonts of the product may weigh, in bytes. An agency's own have a limit of their own. */
const fontLimit = (bytes: number) => (display || text ? Number.POSITIVE_INFINITY : bytes);

it('no font of theme.yaml is so heavy that the launch check names it', () => {
  expect(heavyFonts({ display, text }), `theme.yaml: ${lighterFont}`).toEqual([]);
});

/** Opens a page with an empty cache and collects every response. */
async function openAndCollect(page: Page, url: string): Promise<Response[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const responses: Response[] = [];
  page.removeAllListeners('response');
  await page.goto('about:blank');
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  return responses;
}

/** The transferred size of a response in bytes, compressed, without headers. */
async function transferSize(response: Response): Promise<number> {
  const length = (await response.allHeaders())['content-length'];
  return length ? Number(length) : (await response.body()).length;
}

/** The transferred size of all responses of one kind. */
async function weight(responses: readonly Response[], kind: string): Promise<number> {
  const sizes = responses
    .filter((response) => response.request().resourceType() === kind)
    .map(transferSize);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** React puts this URL into every error message, so its files can be recognised by it. */
async function includesReact(responses: Response[]): Promise<boolean> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return texts.some((text) => text.includes('react.dev/errors'));
}

/** The bytes of files as they are sent, compressed. */
async function sentBytes(urls: (string | null)[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const response = await fetch(new URL(url ?? '', site), { method: 'HEAD', headers });
    expect(response.status, url ?? 'no URL').toBe(200);
    return Number(response.headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it('the HTML of every page names at most 8 kB of script and 32 kB of fonts, all of this site', async () => {
  const heavy: string[] = [];
  for (const [route, page] of await sitePages(site)) {
    const links = page.all('link');
    const linked = (rel: string, as: string | null) =>
      links
        .filter((link) => attributeOf(link, 'rel') === rel && attributeOf(link, 'as') === as)
        .map((link) => attributeOf(link, 'href'));
    const scripts = page.all('script').map((script) => attributeOf(script, 'src'));
    const loaded = [...scripts.filter((src) => src !== null), ...linked('modulepreload', null)];
    const fonts = linked('preload', 'font');
    const others = [...loaded, ...fonts, ...linked('stylesheet', null)].filter(
      (url) => new URL(url ?? '', site).origin !== new URL(site).origin,
    );
    const [script, font] = await Promise.all([sentBytes([...new Set(loaded)]), sentBytes(fonts)]);
    if (script > 8_000 || font > fontLimit(32_000) || others.length > 0)
      heavy.push(`${route}: ${script} bytes of script, ${font} of fonts, ${others.join(' ')}`);
  }
  expect(heavy).toEqual([]);
});

describe.concurrent('before any input or scrolling', () => {
  let pages: PagePool;
  beforeAll(async () => {
    // The time is spent waiting for pages.
    pages = await openPages({}, [withoutPictures], 8);
  });
  afterAll(() => pages.close());

  it.each(slowlyTestedPages)(
    '%s loads at most 8 kB of script, 32 kB of fonts before its text, 48 kB of fonts in all, and nothing from other origins',
    (route) =>
      pages.visit(async (page) => {
        const responses = await openAndCollect(page, site + route);
        await waitForNothing(2000);
        expect(await weight(responses, 'script')).toBeLessThanOrEqual(8_000);
        const preloads = await page
          .locator('link[rel="preload"][as="font"]')
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
        const beforeText = responses.filter((response) => preloads.includes(response.url()));
        expect(await weight(beforeText, 'font')).toBeLessThanOrEqual(fontLimit(32_000));
        expect(await weight(responses, 'font')).toBeLessThanOrEqual(fontLimit(48_000));
        const others = responses
          .map((response) => response.url())
          .filter((url) => !url.startsWith(site));
        expect(others).toEqual([]);
      }),
  );
});

describe.concurrent('React', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages();
  });
  afterAll(() => pages.close());

  it.for(['a[data-plan]', '[data-lightbox] a'])(
    'is loaded by the time %s opens a dialog, and not before it is reached',
    (press, { expect }) =>
      pages.visit(async (page) => {
        const [attribute = ''] = /data-\w+/.exec(press) ?? [];
        const [route] = pagesWith(attribute);
        // Content without such an element.
        if (route === undefined) return;
        const responses = await openAndCollect(page, site + route);
        await waitForNothing(1000);
        expect(await includesReact(responses)).toBe(false);
        await scrollToEnd(page);
        await page.locator(press).first().click();
        await page.locator('dialog[open]').waitFor();
        expect(await includesReact(responses)).toBe(true);
      }),
  );

  it.for([CONTACT_FORM.page, SEO_FORM.page].filter((page) => routes.includes(page)))(
    'is not loaded by the form of %s when it is validated',
    (route, { expect }) =>
      pages.visit(async (page) => {
        const responses = await openAndCollect(page, site + route);
        await page.locator('main form [name="name"]').fill('Meena');
        await page.locator('main form [type="submit"]').click();
        await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
        expect(await includesReact(responses)).toBe(false);
      }),
  );
});

describe.concurrent('the largest first picture is at most 45 kB on a phone with a high pixel density', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
  });
  afterAll(() => pages.close());

  it.each(slowlyTestedPages)('on %s', (route) =>
    pages.visit(async (page) => {
      const responses = await openAndCollect(page, site + route);
      const first = page.locator('img[fetchpriority="high"]');
      if ((await first.count()) === 0) return;
      const url = await first
        .first()
        .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.currentSrc));
      const response = responses.find((item) => item.url() === url);
      if (!response) throw new Error(`${url} was shown but not fetched`);
      expect(await transferSize(response)).toBeLessThanOrEqual(45_000);
    }),
  );
});
