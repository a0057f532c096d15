import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addFieldIcons, translatePage } from '../support/altered-page.ts';
import { delayScripts } from '../support/delay-scripts.ts';
import { contactValues, fill, quoteValues, submitOf, valuesOf } from '../support/form-helpers.ts';
import { sharedLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';

const forms = [
  { name: 'contact', ...LEAD_FORMS.contact, input: contactValues as Record<string, string> },
  { name: 'quote', ...LEAD_FORMS.seo, input: quoteValues as Record<string, string> },
];

const site = sharedLeadSite();
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

const scriptIsThere = (page: Page) =>
  page.locator('form[data-lead-form][novalidate]').waitFor({ state: 'attached' });

const alterations = [
  ['translated', translatePage],
  ['filled in by a password manager', addFieldIcons],
] as const;

describe.each(forms)('the $name form', ({ name, page: path, input, fields }) => {
  const required = fields.filter((field) => field.required).length;
  /** Both forms have the same script, so one of them is tested in every way. */
  const isWhole = name === 'contact';

  const ways = isWhole ? alterations : alterations.slice(0, 1);
  const moments = isWhole ? ['before', 'after'] : ['before'];

  describe.each(ways)('of a page that is %s', (_how, alter) => {
    it.each(moments)('%s its script has loaded keeps and sends all values', async (when) => {
      const page = await openPage();
      const release = await delayScripts(page);
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await submitOf(page).waitFor();
      if (when === 'before') await page.evaluate(alter);
      await fill(page, input);
      release();
      await scriptIsThere(page);
      if (when === 'after') await page.evaluate(alter);
      expect(await valuesOf(page, Object.keys(input))).toEqual(input);
      await fill(page, { phone: '12' });
      await submitOf(page).click();
      await expect.poll(() => page.locator('#phone-error').innerText()).not.toBe('');
      await fill(page, { phone: input.phone ?? '' });
      await submitOf(page).click();
      await page.waitForURL(/\/thank-you/);
      expect(await site.leads()).toMatchObject([input]);
    });
  });

  it('keeps a long text, the focus and the selection while its script loads', async () => {
    const page = await openPage();
    const release = await delayScripts(page);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const last = Object.keys(input).at(-1) ?? '';
    const long = 'word '.repeat(900);
    await fill(page, { ...input, [last]: long });
    const field = page.locator(`form[data-lead-form] [name="${last}"]`);
    await field.evaluate((element: HTMLTextAreaElement) => {
      element.focus();
      element.setSelectionRange(5, 9);
    });
    release();
    await scriptIsThere(page);
    // The chat link makes room for the keyboard of a phone.
    await page.locator('[data-chat][data-typing]').waitFor({ state: 'attached' });
    expect(await valuesOf(page, Object.keys(input))).toEqual({ ...input, [last]: long });
    expect(
      await field.evaluate((element: HTMLTextAreaElement) => [
        element === document.activeElement,
        element.selectionStart,
        element.selectionEnd,
      ]),
    ).toEqual([true, 5, 9]);
  });

  it('is sent by a click before its script has loaded', async () => {
    const page = await openPage();
    await delayScripts(page);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await fill(page, input);
    await submitOf(page).click({ noWaitAfter: true });
    await page.waitForURL(/\/thank-you/, { waitUntil: 'commit' });
    expect(await site.leads()).toMatchObject([input]);
  });

  if (!isWhole) return;

  it('keeps what was typed when the visitor reads the privacy policy and comes back', async () => {
    for (const script of [true, false]) {
      const own = await openBrowser({ javaScriptEnabled: script }, [withoutPictures]);
      onTestFinished(() => own.close());
      const page = await own.newPage();
      await page.goto(site.url + path);
      if (script) await scriptIsThere(page);
      await fill(page, input);
      await page.locator('form[data-lead-form] a[href="/privacy-policy"]').click();
      await page.waitForURL('**/privacy-policy');
      await page.goBack();
      await expect.poll(() => valuesOf(page, Object.keys(input))).toEqual(input);
    }
  });

  it('marks no required field as invalid before a mistake is shown', async () => {
    const page = await openPage();
    await page.goto(site.url + path);
    const invalid = page.locator('form[data-lead-form] [aria-invalid="true"]');
    expect(await page.locator('form[data-lead-form] [aria-invalid="false"]').count()).toBe(
      required,
    );
    await scriptIsThere(page);
    expect(await invalid.count()).toBe(0);
    await submitOf(page).click();
    await expect.poll(() => invalid.count()).toBe(required);
  });
});
