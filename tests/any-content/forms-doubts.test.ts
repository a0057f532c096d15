import { CONTACT_FORM } from '@agency/contract/contact-form.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, submitOf, valuesOf } from '../support/form-helpers.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { openBrowser, withoutPictures } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { builtPage, everyPage } from '../support/site-routes.ts';

const wrong = { ...contactValues, phone: '+91 98765 4321', email: 'asha@gmail.con' };

describe.each([true, false])('with script: %s, values that look mistyped', (javaScriptEnabled) => {
  it('are asked about once, and sent when the button is pressed again', async () => {
    const site = await startLeadSite();
    const browser = await openBrowser({ javaScriptEnabled }, [withoutPictures]);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(site.url + CONTACT_FORM.page);
    if (javaScriptEnabled)
      await page.locator('form[data-lead-form][novalidate]').waitFor({ state: 'attached' });
    const title = await page.title();
    await fill(page, wrong);
    await submitOf(page).click();
    const summary = page.locator('[data-form-summary]');
    await expect.poll(() => summary.innerText()).toMatch(/^(?!Error).*\S/);
    expect(await summary.innerText()).toContain(interfaceCopy.form.doubts);
    expect(await page.locator('#phone-error').innerText()).toContain('9 digits');
    expect(await page.locator('#email-error').innerText()).toContain('asha@gmail.com');
    expect(await page.title()).toBe(title);
    expect(await valuesOf(page, Object.keys(wrong))).toEqual(wrong);
    expect(await site.admin.list()).toHaveLength(0);
    // A value that is put right is not asked about, and the other one was answered.
    await fill(page, { email: 'asha@gmail.com' });
    expect(await page.locator('#phone-error').innerText()).toContain('9 digits');
    await submitOf(page).click();
    await page.waitForURL(/\/thank-you/);
    expect(await site.admin.list()).toMatchObject([{ ...wrong, email: 'asha@gmail.com' }]);
  });
});

it('nothing is chosen in a form until the visitor chooses', () => {
  for (const route of everyPage)
    expect(builtPage(route), route).not.toMatch(
      /<input[^>]*type="(?:checkbox|radio)"[^>]* checked/,
    );
});
