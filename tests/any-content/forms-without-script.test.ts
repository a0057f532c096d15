import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import { parse } from 'parse5';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import { contactValues, fill, quoteValues, submitOf, valuesOf } from '../support/form-helpers.ts';
import { summaryPosition } from '../support/form-summary.ts';
import { textOf } from '../support/html-page.ts';
import { officeAddress, sharedLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { pagesWith, routes } from '../support/site-routes.ts';

const site = sharedLeadSite();
let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ javaScriptEnabled: false }, [withoutPictures]);
});
afterAll(() => browser.close());

async function openForm(path: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(site.url + path);
  return page;
}

/** A custom page that has the contact form, if there is one. */
const customPages = pagesWith('data-lead-form="contact"').filter(
  (path) => path !== CONTACT_FORM.page,
);

type FormCase = [name: string, path: string, values: Record<string, string>];
/** A content may leave out the page of the quote. */
const allForms: FormCase[] = [
  ['contact', CONTACT_FORM.page, contactValues],
  ...customPages.slice(0, 1).map((path): FormCase => [path, path, contactValues]),
  ['quote', SEO_FORM.page, quoteValues],
];
const forms = allForms.filter(([, path]) => routes.includes(path));

let visitors = 0;
/** Another person each time: without script the same values again are the same lead. */
const newVisitor = (values: Record<string, string>): Record<string, string> => {
  visitors += 1;
  return { ...values, name: `Visitor ${visitors}` };
};

describe.each(forms)('the %s form without script', (_name, path, values) => {
  it('stores the lead, sends the mail and shows the thank-you page', async () => {
    const input = newVisitor(values);
    const page = await openForm(path);
    await fill(page, input);
    await submitOf(page).click();
    // A page in another language has a thank-you page of its own.
    await page.waitForURL(/\?reference=/);
    const [lead] = await site.leads();
    expect(lead).toMatchObject({ ...input, message: input.message ?? '' });
    await site.mailTo(officeAddress, lead);
  });

  // The page of the quote is tested below, as HTML.
  if (path !== CONTACT_FORM.page) return;

  it('shows the page again with the message at its field and all values', async () => {
    const page = await openForm(path);
    const input = newVisitor(values);
    const wrong = { ...input, phone: '12' };
    await fill(page, wrong);
    await submitOf(page).click();
    await page.locator('#phone-error:not(:empty)').waitFor();
    const alert = await page.locator('[data-form-summary]').innerText();
    expect(alert).toMatch(/^Error: /);
    expect(alert).toContain(await page.locator('#phone-error').innerText());
    await expect
      .poll(() => page.evaluate(summaryPosition))
      .toMatchObject({ isVisible: true, isAboveFirstField: true });
    expect(await valuesOf(page, Object.keys(wrong))).toEqual(wrong);
    await page.locator('[data-form-summary] a').click();
    const target = () =>
      page.evaluate(() => document.querySelector(':target')?.getAttribute('name'));
    await expect.poll(target).toBe('phone');
    expect(await site.leads()).toHaveLength(0);
    await fill(page, { phone: input.phone ?? '' });
    await submitOf(page).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await site.leads()).toHaveLength(1);
  });
});

it('selected services reach the agency joined by commas, and stay selected after a mistake', async () => {
  const page = await openForm(CONTACT_FORM.page);
  await page.locator('form[action*="/backend/"] summary').click();
  const options = page.locator('form[action*="/backend/"] input[name="services"]');
  const names = await options.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
  const ticked = [...new Set([0, names.length - 1])];
  for (const index of ticked) await options.nth(index).check();
  await fill(page, { ...newVisitor(contactValues), phone: '12' });
  await submitOf(page).click();
  await page.locator('#phone-error:not(:empty)').waitFor();
  expect(await page.locator('input[name="services"]:checked').count()).toBe(ticked.length);
  await fill(page, { phone: contactValues.phone });
  await submitOf(page).click();
  await page.waitForURL('**/thank-you?reference=*');
  const [lead] = await site.leads();
  expect(lead?.services.replace(/,\s*/g, ', ')).toBe(
    ticked.map((index) => names[index]).join(', '),
  );
});

it.runIf(routes.includes(SEO_FORM.page))(
  'the page of the quote comes again after a mistake with the message at its field and all values',
  async () => {
    const values = { ...quoteValues, phone: '12' };
    const response = await fetch(site.url + SEO_FORM.endpoint, {
      method: 'POST',
      body: new URLSearchParams(values),
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(422);
    const elements = [...elementsUnder(parse(await response.text()))];
    const [title] = elements.filter(({ tagName }) => tagName === 'title');
    expect(textOf(title ?? {})).toMatch(/^Error: /);
    const field = (name: string) =>
      elements.find(
        (part) =>
          ['input', 'textarea'].includes(part.tagName) && attributeOf(part, 'name') === name,
      );
    for (const [name, value] of Object.entries(values)) {
      const found = field(name);
      if (!found) throw new Error(`The page has no field ${name}.`);
      const shown = attributeOf(found, 'value') ?? textOf(found);
      expect(shown, name).toBe(value.replace(/\s+/g, ' '));
    }
    const message = elements.find((part) => attributeOf(part, 'id') === 'phone-error');
    expect(textOf(message ?? {})).not.toBe('');
    expect(await site.leads()).toEqual([]);
  },
);
