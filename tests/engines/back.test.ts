import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { contactValues } from '../support/form-helpers.ts';
import { entriesOf, pagesWith } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
afterAll(() => browser.close());

const fields = 'main :is(input:not([type="hidden"], [tabindex="-1"]), textarea)';

/** The forms, one page of a trade, the search and every calculator. */
const pagesWithFields = [
  ...pagesWith('data-lead-form="seo"').slice(0, 1),
  ...pagesWith('data-lead-form="contact"').slice(0, 2),
  ...pagesWith('id="query"'),
  ...pagesWith('data-testid="calculator"'),
];

/** What the fields say, what the page says, and the address. */
const state = () =>
  browser.evaluate(
    (selector) => ({
      fields: [...document.querySelectorAll<HTMLInputElement>(selector)].map(
        ({ name, type, value, checked }) =>
          `${name}: ${/checkbox|radio/.test(type) ? checked : value}`,
      ),
      words: document.querySelector<HTMLElement>('main')?.innerText,
      cards: document.querySelectorAll('main li:not([hidden]) > article').length,
      chosen: document.querySelector('main [aria-current="true"]')?.textContent,
      address: location.pathname + location.search,
    }),
    fields,
  );

/** The state once nothing changes any more: results come, and addresses are written, after a pause in typing. */
async function settledState() {
  let last = await state();
  for (;;) {
    await waitForNothing(1200);
    const now = await state();
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

const typedByType: Record<string, string> = {
  email: contactValues.email,
  tel: contactValues.phone,
  search: 'fees',
};

/** Types into every field that is shown, and ticks the first two boxes. */
async function typeIntoAll() {
  await browser.evaluate(() =>
    document.querySelector('main form details')?.setAttribute('open', ''),
  );
  const all = await browser.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].map((field) => ({
        id: field.id,
        name: field.name,
        type: field.type,
        isShown: field.checkVisibility(),
        hasFigure: /\d/.test(field.value),
      })),
    fields,
  );
  const boxes = all.filter(({ type }) => type === 'checkbox').slice(0, 2);
  for (const [index, { name }] of boxes.entries())
    await browser.click(`main label:has([name="${name}"])`, index);
  await browser.evaluate(() =>
    document.querySelector('main form details')?.removeAttribute('open'),
  );
  for (const { id, type, isShown, hasFigure } of all) {
    if (!isShown || !id || type === 'checkbox') continue;
    await browser.click(`#${id}`);
    await browser.evaluate(
      (part) => document.querySelector<HTMLInputElement>(part)?.select(),
      `#${id}`,
    );
    await browser.type(`#${id}`, hasFigure ? '7' : (typedByType[type] ?? 'filterhouse.example'));
  }
}

/** Opens another page and goes back. @returns the state then */
async function leaveAndComeBack(address: string, leave: () => Promise<void>) {
  await leave();
  await expect.poll(() => browser.path()).not.toBe(address);
  await browser.back();
  await expect.poll(() => browser.path()).toBe(address);
  return settledState();
}

it.each(pagesWithFields)('after Back the fields of %s say what its words say', async (route) => {
  await browser.goto(site + route);
  const first = await settledState();
  await typeIntoAll();
  const before = await settledState();
  expect(before.fields.length).toBeGreaterThan(0);
  expect(before.fields).not.toEqual(first.fields);
  const after = await leaveAndComeBack(before.address, () => browser.goto(`${site}/about-us`));
  expect(after).toEqual(before);
});

it.each(pagesWith('id="portfolio-title"').filter((route) => route === '/our-portfolio'))(
  'after Back the chosen filter of %s shows its cases',
  async (route) => {
    const [work = ''] = entriesOf('/portfolio');
    await browser.goto(site + route);
    const all = await state();
    await browser.click('main nav:has([aria-current="true"]) a', -1);
    await expect.poll(async () => (await state()).cards).toBeLessThan(all.cards);
    const before = await settledState();
    expect(before.chosen).not.toBe(all.chosen);
    const after = await leaveAndComeBack(before.address, () => browser.goto(site + work));
    expect(after).toEqual(before);
  },
);
