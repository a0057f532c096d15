import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { expect, it, onTestFinished } from 'vitest';
import { contactValues, fill, quoteValues, submitOf } from '../support/form-helpers.ts';
import { startLeadSite } from '../support/lead-site.ts';
import { openBrowser, withoutPictures } from '../support/site-browser.ts';

const forms = [
  { page: LEAD_FORMS.contact.page, input: contactValues as Record<string, string> },
  { page: LEAD_FORMS.seo.page, input: quoteValues as Record<string, string> },
];

/** Newer browser functions, and those that a visitor can switch off. */
const removable = [
  ...['URL.canParse', 'URL.parse', 'AbortSignal.timeout', 'AbortSignal.any', 'AbortController'],
  ...['structuredClone', 'crypto.randomUUID', 'crypto.getRandomValues', 'navigation', 'fetch'],
  ...['Object.hasOwn', 'Object.groupBy', 'Map.groupBy', 'Array.fromAsync', 'Iterator'],
  ...['Array.prototype.at', 'Array.prototype.findLast', 'Array.prototype.toSorted'],
  ...['String.prototype.replaceAll', 'String.prototype.isWellFormed', 'Set.prototype.union'],
  ...['Promise.withResolvers', 'Promise.allSettled', 'Promise.try', 'Intl.Segmenter'],
  ...['Element.prototype.checkVisibility', 'Element.prototype.replaceChildren'],
  ...['HTMLFormElement.prototype.requestSubmit', 'Document.prototype.startViewTransition'],
  ...['IntersectionObserver', 'requestIdleCallback', 'localStorage', 'sessionStorage'],
  'matchMedia',
];

/** Deletes a function or an object, as if the browser did not have it. Runs in the page. */
function takeAway(path: string) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce((part, name) => Reflect.get(part, name), window as object);
  if (last in owner) Object.defineProperty(owner, last, { value: undefined });
}

it('a lead is sent by a browser that lacks any one of these', { timeout: 120_000 }, async () => {
  const site = await startLeadSite();
  const browser = await openBrowser({}, [withoutPictures]);
  onTestFinished(() => browser.close());
  const left = [...removable.entries()];
  async function sendAll() {
    for (let next = left.pop(); next; next = left.pop()) {
      const [index, name] = next;
      const form = forms[index % 2] ?? forms[0];
      const page = await browser.newPage();
      await page.addInitScript(takeAway, name);
      await page.goto(`${site.url}${form?.page}`);
      await fill(page, { ...form?.input, name });
      await submitOf(page).click();
      // A busy machine may need long; only a lead that is lost waits for the whole time.
      await page.waitForURL(/\/thank-you/, { timeout: 30_000 }).catch(() => undefined);
      await page.close();
    }
  }
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  const arrived = (await site.admin.list()).map(({ name }) => name);
  expect(arrived.toSorted()).toEqual(removable.toSorted());
});
