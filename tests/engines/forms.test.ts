import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { SEO_FORM } from '@agency/contract/seo-form.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFieldIcons, translatePage } from '../support/altered-page.ts';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { contactValues, quoteValues } from '../support/form-helpers.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { interfaceCopy } from '../support/site-copy.ts';

/** Both forms with their values. WebKit's driver loses line breaks when it types. */
const forms = [
  { page: CONTACT_FORM.page, values: contactValues },
  {
    page: SEO_FORM.page,
    values: { ...quoteValues, message: quoteValues.message.replace('\n', ' ') },
  },
];
const form = 'form[action*="/backend/"]';

/** Types into the fields by their names. */
async function fillIn(visitor: EngineBrowser, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await visitor.type(`${form} [name="${name}"]`, value);
}

const submit = (visitor: EngineBrowser) => visitor.click(`${form} button[type="submit"]`);

/** The current values of the fields. */
const typedIn = (visitor: EngineBrowser, names: string[]) =>
  visitor.evaluate(
    (selector, fields) =>
      Object.fromEntries(
        fields.map((name) => [
          name,
          document.querySelector<HTMLInputElement>(`${selector} [name="${name}"]`)?.value,
        ]),
      ),
    form,
    names,
  );

const shownAlert = (visitor: EngineBrowser) =>
  visitor.evaluate(
    (selector) =>
      document.querySelector<HTMLElement>(`${selector} [role="alert"]`)?.innerText ?? '',
    form,
  );

let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
afterAll(() => browser.close());

describe.each(forms)('the form of $page', ({ page, values }) => {
  it('names the wrong fields, then sends one lead and shows the thank-you page', async () => {
    const site = await startLeadSite();
    await browser.goto(site.url + page);
    await fillIn(browser, { ...values, email: 'not an address' });
    await submit(browser);
    await expect
      .poll(() => browser.evaluate(() => document.querySelector('#email-error')?.textContent))
      .toBeTruthy();
    expect(await site.admin.list()).toHaveLength(0);
    await (await browser.find('[name="email"]')).clear();
    await fillIn(browser, { email: values.email ?? '' });
    await submit(browser);
    await expect.poll(() => browser.path()).toMatch(/^\/thank-you/);
    expect(await site.admin.list()).toMatchObject([values]);
  });

  it.each([translatePage, addFieldIcons])(
    'keeps and sends the values after %o has changed the page',
    async (alter) => {
      const site = await startLeadSite();
      await browser.goto(site.url + page);
      await fillIn(browser, { name: values.name ?? '' });
      await browser.evaluate(alter);
      const { name: _typed, ...others } = values;
      await fillIn(browser, others);
      expect(await typedIn(browser, Object.keys(values))).toEqual(values);
      await submit(browser);
      await expect.poll(() => browser.path()).toMatch(/^\/thank-you/);
      expect(await site.admin.list()).toMatchObject([values]);
    },
  );

  it('keeps the values when the visitor opens another page and goes back', async () => {
    const site = await startLeadSite();
    await browser.goto(site.url + page);
    await fillIn(browser, values);
    await browser.click('form[data-lead-form] a[href="/privacy-policy"]');
    await expect.poll(() => browser.path()).toBe('/privacy-policy');
    await browser.back();
    await expect.poll(() => browser.path()).toBe(page);
    await expect.poll(() => typedIn(browser, Object.keys(values))).toEqual(values);
  });

  it('keeps the values when the server refuses them, and shows the reason', async () => {
    const site = await startLeadSite({ perVisitor: 1, perNetwork: 9 });
    const send = async () => {
      await browser.goto(site.url + page);
      await fillIn(browser, values);
      await submit(browser);
    };
    await send();
    await expect.poll(() => browser.path()).toMatch(/^\/thank-you/);
    await send();
    await expect.poll(() => shownAlert(browser)).toMatch(/^Error: ./);
    expect(await typedIn(browser, Object.keys(values))).toEqual(values);
  });

  it('keeps the values when the network fails', async () => {
    const site = await startLeadSite();
    await browser.goto(site.url + page);
    await fillIn(browser, values);
    await site.stop();
    await submit(browser);
    await expect.poll(() => shownAlert(browser)).toBe('An error occurred. Please try again.');
    expect(await typedIn(browser, Object.keys(values))).toEqual(values);
  });
});

// WebKit's driver hangs when a form is sent without script.
describe.runIf(process.env.ENGINE === 'Firefox')('without script', () => {
  let plain: EngineBrowser;
  beforeAll(async () => {
    plain = await openEngineBrowser({ script: false });
  });
  afterAll(() => plain.close());

  it.each(forms)(
    'the form of $page is shown again with the mistake and all values, then sends one lead',
    async ({ page, values }) => {
      const site = await startLeadSite();
      const wrong = { ...values, phone: '12' };
      await plain.goto(site.url + page);
      await fillIn(plain, wrong);
      await submit(plain);
      await plain.find('#phone-error:not(:empty)');
      expect(await typedIn(plain, Object.keys(wrong))).toEqual(wrong);
      expect(await site.admin.list()).toHaveLength(0);
      await (await plain.find('[name="phone"]')).clear();
      await fillIn(plain, { phone: values.phone ?? '' });
      await submit(plain);
      await expect.poll(() => plain.path()).toMatch(/^\/thank-you\?reference=/);
      expect(await site.admin.list()).toMatchObject([values]);
    },
  );

  it('the menu of a phone opens, and its links work', async () => {
    const site = await startLeadSite();
    const { href = '' } = interfaceCopy.header.links.at(-1) ?? {};
    await plain.resize(390);
    await plain.goto(`${site.url}/`);
    await plain.click('[data-menu] summary');
    await plain.click(`[data-menu] nav a[href="${href}"]`);
    await expect.poll(() => plain.path()).toBe(href);
  });
});
