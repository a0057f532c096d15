import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { FormField } from '../../contract/form-field.ts';
import { LEAD_FORMS } from '../../contract/lead-forms.ts';
import {
  contactValues,
  fill,
  quoteValues,
  submitOf,
  takeTime,
  valuesOf,
} from '../support/form-helpers.ts';
import { type LeadSite, startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';

const { form: copy } = interfaceCopy;
const forms = [
  { name: 'contact', ...LEAD_FORMS.contact, words: contactValues as Record<string, string> },
  { name: 'quote', ...LEAD_FORMS.seo, words: quoteValues as Record<string, string> },
];

let browser: SiteBrowser;
let plain: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({}, [withoutPictures]);
  plain = await openBrowser({ javaScriptEnabled: false }, [withoutPictures]);
});
afterAll(() => Promise.all([browser.close(), plain.close()]));

async function open(site: LeadSite, path: string, from = browser): Promise<Page> {
  const page = await from.newPage();
  page.setDefaultTimeout(8000);
  onTestFinished(async () => {
    await page.context().setOffline(false);
    await page.close();
  });
  await page.goto(site.address + path);
  return page;
}

/** Opens a form and waits until its script is there. */
async function openAwake(site: LeadSite, path: string): Promise<Page> {
  const page = await open(site, path);
  await page.locator('form[action*="/backend/"] [name="name"]').focus();
  await page.locator('form[action*="/backend/"][novalidate]').waitFor({ state: 'attached' });
  return page;
}

const formOf = (page: Page) => page.locator('form[action*="/backend/"]');
const alertOf = (page: Page) => formOf(page).locator('[role="alert"]');

describe.each(forms)('the $name form', ({ page: path, endpoint, words, fields }) => {
  it('lists its mistakes as links to their fields, and the title of the page says Error first', async () => {
    const site = await startLeadSite();
    const page = await openAwake(site, path);
    const title = await page.title();
    await submitOf(page).click();
    await expect.poll(() => page.title()).toBe(`Error: ${title}`);
    const required = fields.filter((field) => field.required);
    const links = formOf(page).locator('a[href^="#"]');
    expect(await links.allInnerTexts()).toEqual(required.map(({ missing }) => missing));
    await links.last().click();
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(focused).toBe(required.at(-1)?.name);
    await fill(page, words);
    await expect.poll(() => page.title()).toBe(title);
  });

  it('cuts no long text in silence: it counts, says so, and keeps every letter', async () => {
    const site = await startLeadSite();
    const page = await openAwake(site, path);
    for (const field of fields as readonly FormField[]) {
      if (field.kind === 'services') continue;
      const { name, maxLength } = field;
      const long = 'ä'.repeat(maxLength + 7);
      await fill(page, { [name]: long });
      expect((await valuesOf(page, [name]))[name]).toBe(long);
      await expect.poll(() => page.locator(`#${name}-error`).innerText()).toContain(`${maxLength}`);
      const count = copy.length
        .replace('{used}', (maxLength + 7).toLocaleString('en-IN'))
        .replace('{limit}', maxLength.toLocaleString('en-IN'));
      expect(await formOf(page).innerText()).toContain(count);
    }
  });

  it('goes out by itself when the line is back, under the same id, and says how else to reach us', async () => {
    const site = await startLeadSite();
    const page = await openAwake(site, path);
    await fill(page, words);
    await takeTime(page);
    const id = await formOf(page).locator('[name="submission_id"]').inputValue();
    await page.context().setOffline(true);
    await submitOf(page).click();
    const note = formOf(page).getByText(copy.waiting);
    await note.waitFor();
    expect(await formOf(page).locator('a[href^="tel:"]').count()).toBe(1);
    expect(await formOf(page).locator('a[href^="mailto:"]').count()).toBe(1);
    const sent = page.waitForRequest(`**${endpoint}`);
    await page.context().setOffline(false);
    expect((await sent).postData() ?? id).toContain(id);
    await page.waitForURL(/\/thank-you(\?|$)/);
    expect(await site.admin.list()).toHaveLength(1);
  });

  it('stays when the service is down, and goes out at the next press', async () => {
    const site = await startLeadSite();
    const page = await openAwake(site, path);
    await page.route(`**${endpoint}`, (route) =>
      route.fulfill({ status: 503, json: { status: 'error', message: 'No room.' } }),
    );
    await fill(page, words);
    await takeTime(page);
    await submitOf(page).click();
    await formOf(page).getByText(copy.unsent).waitFor();
    expect(await formOf(page).locator('a[href^="tel:"]').count()).toBe(1);
    expect(await valuesOf(page, Object.keys(words))).toEqual(words);
    await page.unroute(`**${endpoint}`);
    await page.getByRole('button', { name: copy.again }).click();
    await page.waitForURL(/\/thank-you(\?|$)/);
    expect(await site.admin.list()).toHaveLength(1);
  });

  it('does not end on a page of the browser when the line goes before its script is there', async () => {
    const site = await startLeadSite();
    const page = await browser.newPage();
    page.setDefaultTimeout(8000);
    onTestFinished(async () => {
      await page.context().setOffline(false);
      await page.close();
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site.address + path);
    await page.context().setOffline(true);
    await fill(page, words);
    await submitOf(page).click({ noWaitAfter: true });
    await expect
      .poll(() => alertOf(page).innerText(), { timeout: 12_000 })
      .toBe('An error occurred. Please try again.');
    expect(await formOf(page).innerText()).toContain(copy.unsent);
    expect(page.url()).toBe(site.address + path);
    expect(await valuesOf(page, Object.keys(words))).toEqual(words);
    await page.context().setOffline(false);
    await page.waitForURL(/\/thank-you(\?|$)/);
    expect(await site.admin.list()).toHaveLength(1);
  });

  it('without script leads back to what was typed after a correction', async () => {
    const site = await startLeadSite();
    const page = await open(site, path, plain);
    await fill(page, { ...words, phone: '12' });
    await submitOf(page).click();
    await page.locator('#phone-error:not(:empty)').waitFor();
    await fill(page, { phone: words.phone ?? '' });
    await submitOf(page).click();
    await page.waitForURL(/\/thank-you(\?|$)/);
    await page.goBack();
    expect(await page.locator('h1').count()).toBe(1);
    expect(await formOf(page).count()).toBe(1);
  });
});

it('the ticked services stand in the header of their list before any script is there', async () => {
  const site = await startLeadSite();
  const page = await open(site, LEAD_FORMS.contact.page, plain);
  const header = formOf(page).locator('summary');
  const boxes = formOf(page).locator('input[name="services"]');
  const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''));
  await header.click();
  const empty = await header.innerText();
  const ticked = names.filter((_name, index) => index % 2 === 0);
  for (const name of ticked) await boxes.nth(names.indexOf(name)).check();
  const shown = (await header.innerText()).replace(/\s+/g, ' ').trim();
  for (const name of ticked) expect(shown).toContain(name);
  const others = names.filter((name) => !ticked.some((other) => other.includes(name)));
  for (const name of others) expect(shown).not.toContain(name);
  expect(shown).not.toContain(empty.trim());
});
