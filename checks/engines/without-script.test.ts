import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { engineForms, fillIn, submit, typedIn } from '../support/engines/form-visit.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { interfaceCopy } from '../support/site-copy.ts';

const site = inject('site');
let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser({ script: false });
});
afterAll(() => browser.leave());

describe.each(engineForms)('the form of $page without script', ({ page, values }) => {
  it('comes back with the mistake and all values, then brings one lead', async () => {
    const lead = await startLeadSite();
    const wrong = { ...values, phone: '12' };
    await browser.resize(1280);
    await browser.goto(lead.address + page);
    await fillIn(browser, wrong);
    await submit(browser);
    await browser.find('#phone-error:not(:empty)');
    expect(await typedIn(browser, Object.keys(wrong))).toEqual(wrong);
    expect(await lead.admin.list()).toHaveLength(0);
    await (await browser.find('[name="phone"]')).clear();
    await fillIn(browser, { phone: values.phone ?? '' });
    await submit(browser);
    await expect.poll(() => browser.address()).toMatch(/^\/thank-you\?reference=/);
    expect(await lead.admin.list()).toMatchObject([values]);
  });
});

it('the menu of a phone opens and leads on without script', async () => {
  const { href = '' } = interfaceCopy.header.links.at(-1) ?? {};
  await browser.resize(390);
  await browser.goto(`${site}/`);
  expect(await browser.evaluate(() => 'script' in document.documentElement.dataset)).toBe(false);
  await browser.click('[data-menu] summary');
  await browser.click(`[data-menu] nav a[href="${href}"]`);
  await expect.poll(() => browser.address()).toBe(href);
});
