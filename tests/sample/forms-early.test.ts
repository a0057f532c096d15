import { FORM_WORDS } from '@agency/contract/form-words.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pressOnSlowLine } from '../support/early-presses.ts';
import { visitorOf } from '../support/early-visitors.ts';
import { contactValues, fill, submitOf, valuesOf } from '../support/form-helpers.ts';
import { holdRequests } from '../support/held-requests.ts';
import { type LeadSite, startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { slowLines } from '../support/slow-line.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const path = '/contact-us';
const endpoint = '**/backend/contact.php';

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({}, [withoutPictures]);
});
afterAll(() => browser.close());

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(8000);
  onTestFinished(() => page.close());
  return page;
}

async function openForm(site: LeadSite): Promise<Page> {
  const page = await openPage();
  await page.goto(site.url + path);
  await scriptIsThere(page);
  await fill(page, contactValues);
  return page;
}

const scriptIsThere = (page: Page) =>
  page.locator('form[data-lead-form][novalidate]').waitFor({ state: 'attached' });
const alertOf = (page: Page) => page.locator('form[data-lead-form] [role="alert"]');
const promiseOf = (page: Page) => page.locator('[data-offline-retry]');

/** Answers of the service are lost until the returned function is called. Counts the posts. */
async function loseAnswers(page: Page) {
  const lost = { posts: 0, end: () => page.unroute(endpoint) };
  await page.route(endpoint, (route) => {
    lost.posts += 1;
    return route.abort();
  });
  return lost;
}

// tests/slow/early-presses.test.ts does it on three lines, more often.
it('of ten presses before, while and after the script of the form arrives, none is lost', async () => {
  const site = await startLeadSite();
  const pages = [await openPage(), await openPage(), await openPage()];
  const outcome = await pressOnSlowLine(site, slowLines['Fast 3G'], 10, pages.map(visitorOf));
  expect(outcome).toEqual({ lost: [], doubled: [] });
});

describe('the form that is to be sent when the network is back', () => {
  /** A press without network: the page promises to send the form. */
  async function pressOffline(site: LeadSite) {
    const page = await openForm(site);
    const lost = await loseAnswers(page);
    await page.context().setOffline(true);
    onTestFinished(() => page.context().setOffline(false));
    await submitOf(page).click();
    await promiseOf(page).waitFor();
    return { page, lost };
  }

  it('is sent at the second try when the first one fails', async () => {
    const site = await startLeadSite();
    const { page, lost } = await pressOffline(site);
    const before = lost.posts;
    await page.context().setOffline(false);
    await expect.poll(() => lost.posts).toBeGreaterThan(before);
    expect(await promiseOf(page).isVisible()).toBe(true);
    await lost.end();
    await page.waitForURL(/\/thank-you/, { timeout: 30_000 });
    expect(await site.admin.list()).toMatchObject([contactValues]);
  });

  it('is sent after Back from another page', async () => {
    const site = await startLeadSite();
    const { page, lost } = await pressOffline(site);
    const before = lost.posts;
    await page.context().setOffline(false);
    await expect.poll(() => lost.posts).toBeGreaterThan(before);
    await page.goto(`${site.url}/about-us`);
    await page.goBack();
    await lost.end();
    await page.waitForURL(/\/thank-you/, { timeout: 30_000 });
    expect(await site.admin.list()).toMatchObject([contactValues]);
  });

  it('is not sent after the visitor has changed it, and no longer says so', async () => {
    const site = await startLeadSite();
    const { page, lost } = await pressOffline(site);
    await fill(page, { name: 'Meena R.' });
    expect(await promiseOf(page).isVisible()).toBe(false);
    const before = lost.posts;
    await page.context().setOffline(false);
    await page.reload();
    await scriptIsThere(page);
    expect(await promiseOf(page).isVisible()).toBe(false);
    expect(lost.posts).toBe(before);
  });
});

it('a press without network before the script of the form promises nothing, and Back has all values', async () => {
  const site = await startLeadSite();
  const page = await openPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(site.url + path);
  await fill(page, contactValues);
  // Chromium keeps for Back what was typed until a second ago.
  await waitForNothing(1_500);
  const posted = page.waitForRequest(endpoint);
  await page.route(endpoint, (route) => route.abort());
  await submitOf(page).click({ noWaitAfter: true });
  await posted;
  expect(await page.locator('[data-send-failed]').isVisible()).toBe(false);
  await page.waitForURL(/^chrome-error/);
  await page.goBack();
  await expect.poll(() => valuesOf(page, Object.keys(contactValues))).toEqual(contactValues);
});

it('a form whose answer was lost keeps its submission id in a tab that is restored', async () => {
  const site = await startLeadSite();
  const page = await openForm(site);
  await loseAnswers(page);
  const id = page.locator('form[data-lead-form] [name="submission_id"]');
  const posted = await id.inputValue();
  await submitOf(page).click();
  await page.locator('[data-send-failed]').waitFor();
  // What a browser does that restores visible fields only.
  await id.evaluate((field: HTMLInputElement) => {
    field.value = '';
  });
  await page.reload();
  await scriptIsThere(page);
  expect(await id.inputValue()).toBe(posted);
  // The next lead of this tab is another one.
  await page.unroute(endpoint);
  await fill(page, contactValues);
  await submitOf(page).click();
  await page.waitForURL(/\/thank-you/);
  await page.goto(site.url + path);
  await scriptIsThere(page);
  expect(await id.inputValue()).not.toBe(posted);
});

it('while a lead is on its way, the end of the page load does not give the button back', async () => {
  const site = await startLeadSite();
  const page = await openForm(site);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  const release = await holdRequests(page, endpoint);
  const submit = submitOf(page);
  await submit.click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await submit.click({ force: true });
  release();
  await page.waitForURL(/\/thank-you/);
  expect(posts).toBe(1);
});

it('a refusal without a message says what to do, with space above its box', async () => {
  const site = await startLeadSite();
  const page = await openForm(site);
  await page.route(endpoint, (route) => route.fulfill({ status: 502, json: { status: 'error' } }));
  await submitOf(page).click();
  await expect.poll(() => alertOf(page).innerText()).toBe(FORM_WORDS.noResponse);
  const gap = await alertOf(page).evaluate((alert) => {
    const above = alert.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return alert.getBoundingClientRect().top - above;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
});

it('a browser that lacks a function of today shows the mistakes of a form', async () => {
  const site = await startLeadSite();
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(Object, 'hasOwn', { value: undefined });
  });
  await page.goto(site.url + path);
  await scriptIsThere(page);
  await submitOf(page).click();
  await expect.poll(() => alertOf(page).innerText()).toMatch(/^Error: /);
});
