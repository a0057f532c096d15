import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf } from '../support/form-helpers.ts';
import { sharedLeadSite } from '../support/lead-site.ts';
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

type Form = readonly [path: string, input: Record<string, string>];
const contact: Form = [CONTACT_FORM.page, contactValues];
const quote: Form = [SEO_FORM.page, quoteValues];

/** Pages without a form, where visits begin. */
const others = listedRoutes.filter((route) => route !== contact[0] && route !== quote[0]);

const site = sharedLeadSite();
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

/** Sends the form of the open page. @param wantsNews ticks the box that asks for news, if there is one */
async function send(page: Page, input: Record<string, string>, wantsNews: boolean) {
  const form = page.locator('form[action*="/backend/"]');
  const box = form.locator('input[type="checkbox"][name="marketing"]');
  // Without a newsletter there is no checkbox.
  const offered = (await box.count()) > 0;
  if (offered) expect(await box.isChecked()).toBe(false);
  if (offered && wantsNews) await box.check();
  const text = (await form.innerText()).replace(/\s+/g, ' ');
  const label = offered ? await box.locator('xpath=..').innerText() : '';
  await fill(page, input);
  await submitOf(page).click();
  await page.waitForURL(/\/thank-you/);
  const [lead] = await site.leads();
  if (!lead) throw new Error('No lead is stored.');
  const { consent } = lead;
  expect(consent.marketing).toBe(offered && wantsNews);
  expect(consent.marketingText).toBe(label.trim());
  expect(consent.noticeText.length).toBeGreaterThan(40);
  expect(text).toContain(consent.noticeText.replace(/\s+/g, ' '));
  expect(consent.noticeVersion).toMatch(/^\d{4}-\d\d-\d\d [0-9a-f]{8}$/);
  return lead;
}

/** The thank-you page names the lead, also when it is loaded again, and to nobody else. */
async function expectReference(page: Page, expected: string, script: boolean) {
  const reference = page.locator('main [data-reference]');
  // The copied, shared or tracked URL does not contain the reference.
  if (script) await expect.poll(() => new URL(page.url()).search).toBe('');
  // The thank-you page of an agency may not show the reference; its mails always do.
  if ((await reference.count()) === 0) return expect(expected).toBeTruthy();
  await expect.poll(() => reference.innerText()).toBe(expected);
  await page.reload();
  await expect.poll(() => reference.innerText()).toBe(expected);
  const other = await openPage(script);
  await other.goto(`${site.url}/thank-you`);
  expect(await other.locator('main [data-reference]').isVisible()).toBe(false);
}

it.each([contact, quote])(
  'a lead of %s names the first page and source of its visit, keeps the notice word for word, and the browser has stored nothing',
  async (path, input) => {
    const page = await openPage();
    const landing = others.find((route) => route.startsWith('/blogs/')) ?? others[1] ?? '/';
    await page.goto(`${site.url}${landing}?${campaign}`, searched);
    await follow(page, '/');
    await page.reload();
    await page.goBack();
    await page.goForward();
    await follow(page, contact[0]);
    if (path !== contact[0]) await page.goto(site.url + path);
    expect(new URL(page.url()).search).toBe('');
    const lead = await send(page, input, path === quote[0]);
    expect(lead.attribution).toEqual({ landing, ...fromSearch });
    expect(await page.context().cookies()).toEqual([]);
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
      window.name,
    ]);
    expect(stored).toEqual(['']);
    await expectReference(page, lead.reference, true);
  },
);

it.each([contact, quote])(
  'without script a lead of %s keeps the notice word for word, and is named on the thank-you page',
  async (path, input) => {
    const page = await openPage(false);
    await page.goto(site.url + path);
    const lead = await send(page, input, path === contact[0]);
    await expectReference(page, lead.reference, false);
  },
);

it('a lead names the page that its tab was opened from', async () => {
  const page = await openPage();
  await page.goto(`${site.url}/`, searched);
  const opened = page.context().waitForEvent('page');
  await page.evaluate((url) => {
    Object.assign(document.createElement('a'), { href: url, target: '_blank' }).click();
  }, contact[0]);
  const tab = await opened;
  onTestFinished(() => tab.close());
  expect((await send(tab, contact[1], false)).attribution).toEqual({ landing: '/' });
});
