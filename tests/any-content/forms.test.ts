import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf, valuesOf } from '../support/form-helpers.ts';
import { summaryPosition } from '../support/form-summary.ts';
import { holdRequests } from '../support/held-requests.ts';
import { officeAddress, sharedLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { interfaceCopy, thankYou } from '../support/site-copy.ts';
import { routes } from '../support/site-routes.ts';

const { form: copy } = interfaceCopy;
const site = sharedLeadSite();
let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({}, [withoutPictures]);
});
afterAll(() => browser.close());

type Form = { path: string; endpoint: string; input: Record<string, string> };
const contact: Form = {
  path: CONTACT_FORM.page,
  endpoint: CONTACT_FORM.endpoint,
  input: contactValues,
};
const quote: Form = {
  path: SEO_FORM.page,
  endpoint: SEO_FORM.endpoint,
  input: quoteValues,
};
/** A content may leave out the page of the quote. */
const forms = (
  [
    ['contact', contact],
    ['quote', quote],
  ] satisfies [string, Form][]
).filter(([, { path }]) => routes.includes(path));

async function openForm(form: Form): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(site.url + form.path);
  await page.locator(`form[action*="/backend/"] [name="name"]`).focus();
  await page.locator('form[action*="/backend/"][novalidate]').waitFor({ state: 'attached' });
  return page;
}

const alertOf = (page: Page) => page.locator('form[action*="/backend/"] [role="alert"]');

describe.each(forms)('the %s form', (_name, form) => {
  it('stores the lead and mails it with the same values, and shows the thank-you page', async () => {
    const page = await openForm(form);
    const sent = page.waitForRequest(`**${form.endpoint}`);
    await fill(page, form.input);
    await submitOf(page).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
    await page.waitForURL('**/thank-you');
    expect(await page.locator('h1').innerText()).toBe(thankYou?.title);
    const [lead] = await site.leads();
    expect(lead).toMatchObject(form.input);
    await site.mailTo(form.input.email ?? '', lead);
    const agency = await site.mailTo(officeAddress, lead);
    expect(agency?.replyTo?.[0]?.address).toBe(form.input.email);
    for (const value of Object.values(form.input))
      expect(agency?.text?.replace(/\r/g, '')).toContain(value.split('\n')[0]);
  });

  it('keeps the values and shows the server’s message, and sends when the button is clicked again', async () => {
    const page = await openForm(form);
    await page.route(`**${form.endpoint}`, (route) =>
      route.fulfill({ status: 503, json: { status: 'error', message: 'The office is flooded.' } }),
    );
    await fill(page, form.input);
    await submitOf(page).click();
    await expect.poll(() => alertOf(page).innerText()).toBe('Error: The office is flooded.');
    expect(await valuesOf(page, Object.keys(form.input))).toEqual(form.input);
    await page.unroute(`**${form.endpoint}`);
    await page.getByRole('button', { name: copy.again }).click();
    await page.waitForURL('**/thank-you');
    expect(await site.leads()).toHaveLength(1);
  });

  it('keeps the values when the network fails, shows other ways to reach us, and sends one lead when it is back', async () => {
    const page = await openForm(form);
    await fill(page, form.input);
    await page.context().setOffline(true);
    await submitOf(page).click();
    await expect.poll(() => alertOf(page).innerText()).toBe('An error occurred. Please try again.');
    expect(await valuesOf(page, Object.keys(form.input))).toEqual(form.input);
    for (const way of ['tel:', 'mailto:'])
      expect(await page.locator(`form[data-lead-form] a[href^="${way}"]`).count()).toBe(1);
    const note = page.locator('form[data-lead-form] [data-offline-retry]');
    expect(await note.evaluate((part) => getComputedStyle(part).opacity)).toBe('1');
    await page.context().setOffline(false);
    await page.waitForURL('**/thank-you');
    expect(await site.leads()).toHaveLength(1);
  });

  it.each([
    [390, 800],
    [1280, 800],
    // A window of 1280 × 1024 at 400%.
    [320, 256],
  ])(
    'shows an error summary above the first field, with a link to each wrong field, at %i × %i pixels',
    async (width, height) => {
      const page = await openForm(form);
      await page.setViewportSize({ width, height });
      await fill(page, { ...form.input, name: '', email: 'not an address' });
      await submitOf(page).click();
      await expect.poll(() => page.locator('#name-error').innerText()).not.toBe('');
      expect(await page.locator('#email-error').innerText()).not.toBe('');
      const isAlertFocused = () =>
        alertOf(page).evaluate((alert) => alert === document.activeElement);
      await expect.poll(isAlertFocused).toBe(true);
      const position = () => page.evaluate(summaryPosition);
      await expect.poll(position).toMatchObject({ isVisible: true, isAboveFirstField: true });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
      await expect.poll(focused).toBe('name');
      expect(await site.leads()).toHaveLength(0);
    },
  );

  it('sends once, however often the button is clicked while a request is pending', async () => {
    const page = await openForm(form);
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(form.endpoint)) posts += 1;
    });
    const release = await holdRequests(page, `**${form.endpoint}`);
    await fill(page, form.input);
    await submitOf(page).dblclick();
    await page.locator('form[action*="/backend/"] [name="name"]').press('Enter');
    release();
    await page.waitForURL('**/thank-you');
    expect(posts).toBe(1);
    expect(await site.leads()).toHaveLength(1);
  });
});

describe('the services of the contact form', () => {
  it('shows SELECT SERVICES, then the chosen names joined by commas, and sends the same text', async () => {
    const page = await openForm(contact);
    const header = page.locator('form[action*="/backend/"] summary');
    expect(await header.innerText()).toContain('SELECT SERVICES');
    await header.click();
    const options = page.locator(
      'form[action*="/backend/"] input[type="checkbox"][name="services"]',
    );
    const names = await options.evaluateAll((all) => all.map((box) => box.getAttribute('value')));
    for (const option of await options.all()) await option.click();
    await expect.poll(() => header.innerText()).toContain(names.join(', '));
    await options.first().click();
    await page.keyboard.press('Escape');
    const list = page.locator('form[action*="/backend/"] details');
    await expect.poll(() => list.getAttribute('open')).toBeNull();
    await fill(page, contactValues);
    await submitOf(page).click();
    await page.waitForURL('**/thank-you');
    const [lead] = await site.leads();
    expect(lead?.services.replace(/,\s*/g, ', ')).toBe(names.slice(1).join(', '));
  });

  it('names the chosen ones in a browser without :has(), as Firefox before 121', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.addInitScript(() => {
      CSS.supports = () => false;
      addEventListener('DOMContentLoaded', () => {
        for (const sheet of document.styleSheets)
          for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
            if (sheet.cssRules[index]?.cssText.includes(':has(')) sheet.deleteRule(index);
      });
    });
    await page.goto(site.url + CONTACT_FORM.page);
    await page.locator('form[action*="/backend/"][novalidate]').waitFor({ state: 'attached' });
    const header = page.locator('form[action*="/backend/"] summary');
    expect(await header.innerText()).toContain('SELECT SERVICES');
    await header.click();
    const options = page.locator('form[action*="/backend/"] input[name="services"]');
    for (const option of [options.first(), options.last()]) await option.check();
    const names = await Promise.all(
      [options.first(), options.last()].map((option) => option.inputValue()),
    );
    expect((await header.innerText()).trim()).toBe(names.join(', '));
  });
});
