import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf } from '../support/form-helpers.ts';
import { type LeadSite, startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { listedRoutes } from '../support/site-routes.ts';

const campaign = 'utm_source=news&utm_campaign=diwali&gclid=Cj0abc&noise=1';
const searched = { referer: 'https://search.example/find?q=secret' };
const fromSearch = {
  referrer: 'https://search.example/find',
  utm_source: 'news',
  utm_campaign: 'diwali',
  gclid: 'Cj0abc',
};

const forms: [string, Record<string, string>][] = [
  [CONTACT_FORM.page, contactValues],
  [SEO_FORM.page, quoteValues],
];

/** Pages without a form, where visits begin. */
const others = listedRoutes.filter((route) => forms.every(([page]) => page !== route));

const browsers = new Map<boolean, SiteBrowser>();
beforeAll(async () => {
  for (const javaScriptEnabled of [true, false])
    browsers.set(javaScriptEnabled, await openBrowser({ javaScriptEnabled }, [withoutPictures]));
});
afterAll(() => Promise.all([...browsers.values()].map((browser) => browser.close())));

async function openPage(script = true): Promise<Page> {
  const page = await browsers.get(script)?.newPage();
  if (!page) throw new Error('no browser');
  onTestFinished(() => page.close());
  return page;
}

/** Clicks the first normal link to a page of the site. */
async function follow(page: Page, route: string) {
  const link = page.locator(`a[href^="${route}"]:not([target])`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await page.waitForURL((url) => url.pathname === route);
}

async function send(page: Page, input: Record<string, string>, site: LeadSite) {
  await fill(page, input);
  await submitOf(page).click();
  await page.waitForURL(/\/thank-you/);
  const [lead] = await site.admin.list();
  return lead;
}

describe.each(forms)('a lead of %s', (path, input) => {
  it('names the first page and source of the visit, and the browser has stored nothing', async () => {
    const site = await startLeadSite();
    const page = await openPage();
    const landing = others.find((route) => route.startsWith('/blogs/')) ?? others[1] ?? '/';
    await page.goto(`${site.url}${landing}?${campaign}`, searched);
    await follow(page, '/');
    await page.reload();
    await page.goBack();
    await page.goForward();
    await follow(page, CONTACT_FORM.page);
    if (path !== CONTACT_FORM.page) await page.goto(site.url + path);
    expect(new URL(page.url()).search).toBe('');
    const lead = await send(page, input, site);
    expect(lead?.attribution).toEqual({ landing, ...fromSearch });
    expect(await page.context().cookies()).toEqual([]);
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
      window.name,
    ]);
    expect(stored).toEqual(['']);
  });

  it('names the page that its tab was opened from', async () => {
    const site = await startLeadSite();
    const page = await openPage();
    await page.goto(`${site.url}/`, searched);
    const opened = page.context().waitForEvent('page');
    await page.evaluate((url) => {
      Object.assign(document.createElement('a'), { href: url, target: '_blank' }).click();
    }, path);
    const tab = await opened;
    onTestFinished(() => tab.close());
    expect((await send(tab, input, site))?.attribution).toEqual({ landing: '/' });
  });

  it.each([true, false])(
    'keeps the notice word for word, and asks for news only by a tick; with script: %s',
    async (script) => {
      const site = await startLeadSite();
      const page = await openPage(script);
      for (const ticked of [false, true]) {
        await page.goto(site.url + path);
        const form = page.locator('form[action*="/backend/"]');
        const box = form.locator('input[type="checkbox"][name="marketing"]');
        // Without a newsletter there is no checkbox.
        const offered = (await box.count()) > 0;
        if (offered) expect(await box.isChecked()).toBe(false);
        if (offered && ticked) await box.check();
        const formText = (await form.innerText()).replace(/\s+/g, ' ');
        const label = offered ? await box.locator('xpath=..').innerText() : '';
        const lead = await send(page, { ...input, name: `Meena ${ticked ? 'B' : 'A'}` }, site);
        expect(lead?.consent.marketing).toBe(offered && ticked);
        expect(lead?.consent.marketingText).toBe(label.trim());
        expect(lead?.consent.noticeText.length).toBeGreaterThan(40);
        expect(formText).toContain(lead?.consent.noticeText.replace(/\s+/g, ' '));
        expect(lead?.consent.noticeVersion).toMatch(/^\d{4}-\d\d-\d\d [0-9a-f]{8}$/);
      }
    },
  );

  it.each([true, false])(
    'is named by the reference on the thank-you page; with script: %s',
    async (script) => {
      const site = await startLeadSite();
      const page = await openPage(script);
      await page.goto(site.url + path);
      const lead = await send(page, input, site);
      const reference = page.locator('main [data-reference]');
      // The copied, shared or tracked URL does not contain the reference.
      if (script) await expect.poll(() => new URL(page.url()).search).toBe('');
      // The thank-you page of an agency may not show the reference; its mails always do.
      if ((await reference.count()) === 0) return expect(lead?.reference).toBeTruthy();
      await expect.poll(() => reference.innerText()).toBe(lead?.reference);
      await page.reload();
      await expect.poll(() => reference.innerText()).toBe(lead?.reference);
      const other = await openPage(script);
      await other.goto(`${site.url}/thank-you`);
      expect(await other.locator('main [data-reference]').isVisible()).toBe(false);
    },
  );
});
