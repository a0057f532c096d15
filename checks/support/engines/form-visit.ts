import { CONTACT_FORM } from '../../../contract/contact-form.ts';
import { SEO_FORM } from '../../../contract/seo-form.ts';
import { contactValues, quoteValues } from '../form-helpers.ts';
import type { EngineBrowser } from './engine-browser.ts';

/** WebKit's driver drops the end of a line when it types. */
const inOneLine = { ...quoteValues, message: quoteValues.message.replace('\n', ' ') };

/** Both forms, and what the visitor writes into them. */
export const engineForms = [
  { page: CONTACT_FORM.page, values: contactValues },
  { page: SEO_FORM.page, values: inOneLine },
];

const form = 'form[action*="/backend/"]';

/** Types into the fields by their names. */
export async function fillIn(
  browser: EngineBrowser,
  values: Record<string, string>,
): Promise<void> {
  for (const [name, words] of Object.entries(values))
    await browser.type(`${form} [name="${name}"]`, words);
}

export const submit = (browser: EngineBrowser) => browser.click(`${form} button[type="submit"]`);

/** What stands in the fields now. */
export const typedIn = (browser: EngineBrowser, names: string[]): Promise<Record<string, string>> =>
  browser.evaluate(
    (selector, asked) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>(`${selector} [name]`)];
      const pairs = asked.map((name) => [name, fields.find((field) => field.name === name)?.value]);
      return Object.fromEntries(pairs);
    },
    form,
    names,
  );

/** What the form says of its sending. */
export const shownAlert = (browser: EngineBrowser) =>
  browser.evaluate(
    (selector) =>
      document.querySelector<HTMLElement>(`${selector} [role="alert"]`)?.innerText ?? '',
    form,
  );
