import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf } from '../support/form-helpers.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');

/** The element to click for each script, and the selector of its result. */
const parts = [
  ['a[data-plan]', 'dialog[open]'],
  ['[data-lightbox] a', 'dialog[open]'],
  ['button[data-load-frame]', '[data-frame] > iframe'],
  ['[data-testid="next-step"]', '[data-testid="stepper"] li:nth-child(2)[data-shown]'],
  [
    '[data-testid="calculator"] [type="submit"]',
    '[data-testid="calculator"] [role="status"] > span',
  ],
].flatMap(([press = '', shows = '']) => {
  const [attribute = ''] =
    /data-(plan|lightbox|load-frame)|data-testid="(calculator|next-step)"/.exec(press) ?? [];
  return pagesWith(attribute)
    .slice(0, 1)
    .map((path) => ({ path, press, shows }));
});

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ reducedMotion: 'no-preference' });
});
afterAll(() => browser.close());

/** A page, and what its browser blocked. */
async function openWatched(): Promise<{ page: Page; refused: string[] }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile }) => {
      Reflect.get(window, 'tellRefused')(`${effectiveDirective} ${sample} ${sourceFile}`);
    }),
  );
  page.on('pageerror', (error) => refused.push(error.message));
  return { page, refused };
}

describe('when the browser has trusted types', () => {
  it('a text that a script would use as markup or code is refused', async () => {
    const { page, refused } = await openWatched();
    await page.goto(`${site}/`);
    const tried = await page.evaluate(() => {
      const refuses = (act: () => void) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      return [
        refuses(() => document.createElement('p').insertAdjacentHTML('beforeend', '<i>')),
        refuses(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
        refuses(() => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void };
          };
          trustedTypes.createPolicy('anything', {});
        }),
      ];
    });
    expect(tried).toEqual([true, true, true]);
    await expect.poll(() => refused.length).toBe(3);
  });

  it.each(parts)(
    '$press works on $path, and nothing is refused',
    async ({ path, press, shows }) => {
      const { page, refused } = await openWatched();
      await page.route(/openstreetmap/, (route) =>
        route.fulfill({ body: '<p>Map</p>', contentType: 'text/html' }),
      );
      await page.goto(site + path);
      await page
        .locator(press)
        .first()
        .evaluate((part) => part.scrollIntoView());
      // Until React is there, the form of a calculator is sent to the page itself.
      for (const island of await page.locator('astro-island').all())
        await expect.poll(() => island.getAttribute('ssr')).toBe(null);
      await page.locator(press).first().click();
      await page.locator(shows).first().waitFor({ state: 'attached' });
      expect(refused).toEqual([]);
    },
  );

  it.each([
    [CONTACT_FORM.page, contactValues],
    [SEO_FORM.page, quoteValues],
  ])('the form of %s sends, and nothing is refused', async (path, input) => {
    const own = await startLeadSite();
    const { page, refused } = await openWatched();
    await page.goto(own.url + path);
    await fill(page, input);
    await submitOf(page).click();
    await page.waitForURL(/\/thank-you/);
    expect(await own.admin.list()).toHaveLength(1);
    expect(refused).toEqual([]);
  });
});
