import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type LeadSite, startLeadSite } from './lead-site.ts';
import { openBrowser, type SiteBrowser } from './site-browser.ts';
import { contactWords, fill, quoteWords, submitOf, valuesOf } from './visitor.ts';

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ javaScriptEnabled: false });
});
afterAll(() => browser.close());

async function openForm(site: LeadSite, path: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(site.address + path);
  return page;
}

const forms: [string, string, Record<string, string>][] = [
  ['contact', '/contact-us', contactWords],
  ['quote', '/seo-services', quoteWords],
];

describe.each(forms)('the %s form without script', (_name, path, words) => {
  it('brings the lead and the mail, and thanks the visitor', async () => {
    const site = await startLeadSite();
    const page = await openForm(site, path);
    await fill(page, words);
    await submitOf(page).click();
    await page.waitForURL('**/thank-you');
    const [lead] = await site.desk.list();
    expect(lead).toMatchObject({ ...words, message: words.message ?? '' });
    await site.mail.caught(2);
  });

  it('comes back with the message at its field and all values kept', async () => {
    const site = await startLeadSite();
    const page = await openForm(site, path);
    const wrong = { ...words, phone: '12' };
    await fill(page, wrong);
    await submitOf(page).click();
    await page.locator('#phone-error:not(:empty)').waitFor();
    const alert = await page.locator('[data-form-summary]').innerText();
    expect(alert).toMatch(/^Error: /);
    expect(alert).toContain(await page.locator('#phone-error').innerText());
    expect(await valuesOf(page, Object.keys(wrong))).toEqual(wrong);
    expect(await site.desk.list()).toHaveLength(0);
    await fill(page, { phone: words.phone ?? '' });
    await submitOf(page).click();
    await page.waitForURL('**/thank-you');
    expect(await site.desk.list()).toHaveLength(1);
  });
});

it('ticked services reach the agency joined by commas, and stay ticked after a mistake', async () => {
  const site = await startLeadSite();
  const page = await openForm(site, '/contact-us');
  await page.locator('form[action*="/backend/"] summary').click();
  await page.getByLabel('Branding & Identity').check();
  await page.getByLabel('Design Services').check();
  await fill(page, { ...contactWords, phone: '12' });
  await submitOf(page).click();
  await page.locator('#phone-error:not(:empty)').waitFor();
  expect(await page.locator('input[name="services"]:checked').count()).toBe(2);
  await fill(page, { phone: contactWords.phone });
  await submitOf(page).click();
  await page.waitForURL('**/thank-you');
  const [lead] = await site.desk.list();
  expect(lead?.services.replace(/,\s*/g, ', ')).toBe('Branding & Identity, Design Services');
});
