import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFieldIcons, translatePage } from '../support/altered-page.ts';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { engineForms, fillIn, shownAlert, submit, typedIn } from '../support/engines/form-visit.ts';
import { startLeadSite } from '../support/lead-site.ts';

let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
afterAll(() => browser.leave());

describe.each(engineForms)('the form of $page', ({ page, values }) => {
  it('names the wrong fields, then brings one lead, and thanks the visitor', async () => {
    const site = await startLeadSite();
    await browser.goto(site.address + page);
    await fillIn(browser, { ...values, email: 'not an address' });
    await submit(browser);
    await expect
      .poll(() => browser.evaluate(() => document.querySelector('#email-error')?.textContent))
      .toBeTruthy();
    expect(await site.admin.list()).toHaveLength(0);
    await (await browser.find('[name="email"]')).clear();
    await fillIn(browser, { email: values.email ?? '' });
    await submit(browser);
    await expect.poll(() => browser.address()).toMatch(/^\/thank-you/);
    expect(await site.admin.list()).toMatchObject([values]);
  });

  it.each([translatePage, addFieldIcons])(
    'keeps what was written and sends it where %o has altered the page',
    async (alter) => {
      const site = await startLeadSite();
      await browser.goto(site.address + page);
      await fillIn(browser, { name: values.name ?? '' });
      await browser.evaluate(alter);
      const { name: _typed, ...others } = values;
      await fillIn(browser, others);
      expect(await typedIn(browser, Object.keys(values))).toEqual(values);
      await submit(browser);
      await expect.poll(() => browser.address()).toMatch(/^\/thank-you/);
      expect(await site.admin.list()).toMatchObject([values]);
    },
  );

  it('keeps what was written over a way to another page and back', async () => {
    const site = await startLeadSite();
    await browser.goto(site.address + page);
    await fillIn(browser, values);
    await browser.click('form[data-lead-form] a[href="/privacy-policy"]');
    await expect.poll(() => browser.address()).toBe('/privacy-policy');
    await browser.back();
    await expect.poll(() => browser.address()).toBe(page);
    await expect.poll(() => typedIn(browser, Object.keys(values))).toEqual(values);
  });

  it('keeps what was written when the server refuses, and says why', async () => {
    const site = await startLeadSite({ perVisitor: 1, perNetwork: 9 });
    const send = async () => {
      await browser.goto(site.address + page);
      await fillIn(browser, values);
      await submit(browser);
    };
    await send();
    await expect.poll(() => browser.address()).toMatch(/^\/thank-you/);
    await send();
    await expect.poll(() => shownAlert(browser)).toMatch(/^Error: ./);
    expect(await typedIn(browser, Object.keys(values))).toEqual(values);
  });

  it('keeps what was written when the line is cut', async () => {
    const site = await startLeadSite();
    await browser.goto(site.address + page);
    await fillIn(browser, values);
    await site.stop();
    await submit(browser);
    await expect.poll(() => shownAlert(browser)).toBe('An error occurred. Please try again.');
    expect(await typedIn(browser, Object.keys(values))).toEqual(values);
  });
});
