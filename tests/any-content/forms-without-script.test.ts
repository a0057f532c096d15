import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf, valuesOf } from '../support/form-helpers.ts';
import { summaryPosition } from '../support/form-summary.ts';
import { type LeadSite, startLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { pagesWith, routes } from '../support/site-routes.ts';

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ javaScriptEnabled: false }, [withoutPictures]);
});
afterAll(() => browser.close());

async function openForm(site: LeadSite, path: string): Promise<Page> {
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

describe.each(forms)('the %s form without script', (_name, path, input) => {
  it('stores the lead, sends the mail and shows the thank-you page', async () => {
    const site = await startLeadSite();
    const page = await openForm(site, path);
    await fill(page, input);
    await submitOf(page).click();
    await page.waitForURL('**/thank-you?reference=*');
    const [lead] = await site.admin.list();
    expect(lead).toMatchObject({ ...input, message: input.message ?? '' });
    await site.mail.caught(2);
  });

  it('shows the page again with the message at its field and all values', async () => {
    const site = await startLeadSite();
    const page = await openForm(site, path);
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
    expect(await site.admin.list()).toHaveLength(0);
    await fill(page, { phone: input.phone ?? '' });
    await submitOf(page).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await site.admin.list()).toHaveLength(1);
  });
});

it('selected services reach the agency joined by commas, and stay selected after a mistake', async () => {
  const site = await startLeadSite();
  const page = await openForm(site, CONTACT_FORM.page);
  await page.locator('form[action*="/backend/"] summary').click();
  const options = page.locator('form[action*="/backend/"] input[name="services"]');
  const names = await options.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
  const ticked = [...new Set([0, names.length - 1])];
  for (const index of ticked) await options.nth(index).check();
  await fill(page, { ...contactValues, phone: '12' });
  await submitOf(page).click();
  await page.locator('#phone-error:not(:empty)').waitFor();
  expect(await page.locator('input[name="services"]:checked').count()).toBe(ticked.length);
  await fill(page, { phone: contactValues.phone });
  await submitOf(page).click();
  await page.waitForURL('**/thank-you?reference=*');
  const [lead] = await site.admin.list();
  expect(lead?.services.replace(/,\s*/g, ', ')).toBe(
    ticked.map((index) => names[index]).join(', '),
  );
});
