import type { FormField } from '@agency/contract/form-field.ts';
import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf, valuesOf } from '../support/form-helpers.ts';
import { sharedLeadSite } from '../support/lead-site.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';

const { form: copy } = interfaceCopy;
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

/** Opens a form and waits until its script has loaded. */
async function openForm(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(8000);
  onTestFinished(() => page.close());
  await page.goto(site.url + path);
  await page.locator('form[action*="/backend/"] [name="name"]').focus();
  await page.locator('form[action*="/backend/"][novalidate]').waitFor({ state: 'attached' });
  return page;
}

const formOf = (page: Page) => page.locator('form[action*="/backend/"]');

describe.each(forms)('the $name form', ({ page: path, input, fields }) => {
  it('lists its mistakes as links to their fields, and the page title begins with Error', async () => {
    const page = await openForm(path);
    const title = await page.title();
    await submitOf(page).click();
    await expect.poll(() => page.title()).toBe(`Error: ${title}`);
    const required = fields.filter((field) => field.required);
    const links = formOf(page).locator('a[href^="#"]');
    expect(await links.allInnerTexts()).toEqual(required.map(({ missing }) => missing));
    await links.last().click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe(required.at(-1)?.name);
    await fill(page, input);
    await expect.poll(() => page.title()).toBe(title);
  });

  it('each required field is spoken as required', async () => {
    const page = await openForm(path);
    for (const { name } of fields.filter((field) => field.required)) {
      const control = formOf(page).locator(`[name="${name}"]`);
      expect(await control.getAttribute('required'), name).not.toBeNull();
      if ((await control.getAttribute('list')) === null) continue;
      // Orca does not say it of a field with suggestions, but reads its description.
      const described = await control.evaluate((element) =>
        element
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(described, name).toMatch(/required/i);
    }
  });

  it('a text that is too long is counted and reported, and no letter is lost', async () => {
    const page = await openForm(path);
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
});
