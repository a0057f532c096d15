import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { formatAmount } from '@agency/content/formulas/format-amount.ts';
import { amountsOf, calculate } from '@agency/content/formulas/formulas.ts';
import { readCalculator } from '@agency/content/schemas/calculator.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { delayScripts } from '../support/delay-scripts.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');

const element = /<Calculator\b([\s\S]*?)\/>/g;
const property = /(\w+)=(?:"([^"]*)"|\{([\d.]+)\})/g;

const articles = globSync(`${contentFolder}/articles/*/article.mdx`).map((file) => ({
  slug: basename(dirname(file)),
  body: readFileSync(file, 'utf8'),
}));

/** Every calculator of the articles; `text` is its article without the calculator, with plain spaces. */
const articleCalculators = articles.flatMap(({ slug, body }) =>
  [...body.matchAll(element)].map(([tag, source = '']) => {
    const props = [...source.matchAll(property)].map(([, name = '', words, number]) => [
      name,
      words ?? Number(number),
    ]);
    const text = body.replace(tag, '').replaceAll('\u00a0', ' ');
    return { slug, text, ...readCalculator(Object.fromEntries(props), slug) };
  }),
);

type Used = (typeof articleCalculators)[number];

/** Another value for one field of each kind, so that the result changes. */
const changes = {
  'seo-ads-split': { clickPrice: 50 },
  'affordable-fee': { customers: 60 },
  'quotation-hours': { fee: 150_000 },
  'break-even-month': { margin: 30_000 },
  'agency-score': { proof: 2 },
} as const;

const urlOf = ({ slug }: Used) => `${site}/blogs/${slug}`;
const sheet = (page: Page, { kind }: Used) => page.locator(`#calculator-${kind}`);
const figure = (page: Page, used: Used) => sheet(page, used).locator('output');
/** The result is an `<output>`, which is also a status. */
const status = (page: Page, used: Used) => sheet(page, used).locator('p[role="status"]');
const field = (page: Page, used: Used, name: string) =>
  sheet(page, used).locator(`[name="${name}"]`);
/** Until React has hydrated the calculator, its form is sent to the page itself. */
const isHydrated = (page: Page) =>
  page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
/** The compressed bytes of all scripts of a page. */
async function scriptWeight(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine a file that another one imports comes later.
  await page.locator('html[data-script]').waitFor();
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

const exampleFigure = ({ kind, example }: Used) => formatAmount(calculate(kind, example).figure);

/** The changed field, the typed value and the expected result. */
function changeOf({ kind, example }: Used) {
  const [[name = '', value = 0] = []] = Object.entries(changes[kind]);
  const figure = formatAmount(calculate(kind, { ...example, [name]: value }).figure);
  return { name, typed: String(value), figure };
}

it('each of the five calculators is in one article', () => {
  expect(articleCalculators.map(({ kind }) => kind).toSorted()).toEqual(
    Object.keys(changes).toSorted(),
  );
});

it.each(articleCalculators)(
  'the article of $kind names the amounts of its example',
  ({ text, kind, example }) => {
    const amounts = amountsOf(calculate(kind, example)).map(([, amount]) => formatAmount(amount));
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
  },
);

describe.concurrent.each(articleCalculators)('$kind', (used) => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ reducedMotion: 'reduce' }, [withoutPictures], 1);
  });
  afterAll(() => pages.close());
  const { name, typed, figure: changed } = changeOf(used);

  it('starts with the article’s figure and works with the keyboard', ({ expect }) =>
    pages.visit(async (page) => {
      await page.goto(urlOf(used));
      expect(await figure(page, used).innerText()).toBe(exampleFigure(used));
      await sheet(page, used).locator('input:not([type="hidden"])').first().focus();
      await isHydrated(page);
      const focused = () =>
        page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
      for (let presses = 0; presses < 20 && (await focused()) !== name; presses++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect.poll(() => figure(page, used).innerText()).toBe(changed);
      await expect.poll(() => status(page, used).innerText()).toContain(changed);
      expect(await focused()).toBe(name);
      expect(page.url()).toContain(`${name}=${typed}`);
    }));

  it('has no violation that axe finds, with script and with a mistake, on a phone and on a desktop', ({
    expect,
  }) =>
    pages.visit(async (page) => {
      await page.goto(urlOf(used));
      const input = field(page, used, name);
      await input.focus();
      await isHydrated(page);
      await input.fill('much');
      await input.press('Enter');
      const message = sheet(page, used).locator(`[id="${await input.getAttribute('id')}-error"]`);
      await expect.poll(() => message.innerText()).toMatch(/^“.+” must be a number/);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      // Screen readers say the mistake itself, not only that there is one.
      await expect.poll(() => status(page, used).innerText()).toBe(await message.innerText());
      expect(await input.evaluate((input) => input === document.activeElement)).toBe(true);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page, { within: `#calculator-${used.kind}` })).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }));
});

describe.concurrent.each(articleCalculators.slice(0, 1))('every calculator, as $kind,', (used) => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ reducedMotion: 'reduce' }, [withoutPictures], 2);
  });
  afterAll(() => pages.close());
  const { name, typed, figure: changed } = changeOf(used);

  it('has a URL to share, which opens it with the same figures and moves no focus', ({ expect }) =>
    pages.visit(async (page) => {
      const url = `${urlOf(used)}?calculator=${used.kind}&${name}=${typed}#calculator-${used.kind}`;
      await page.goto(url);
      await expect.poll(() => figure(page, used).innerText()).toBe(changed);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      expect(
        await sheet(page, used).evaluate((part) => part.getBoundingClientRect().top < innerHeight),
      ).toBe(true);
      await field(page, used, name).fill(String(used.example[name]));
      await expect.poll(() => figure(page, used).innerText()).toBe(exampleFigure(used));
      // Rejects every permission: without access to the clipboard the URL is shown.
      await page.context().grantPermissions([]);
      await sheet(page, used).locator('a[href^="?"]').click();
      const shownUrl = async () => /https?:\S+/.exec(await status(page, used).innerText())?.[0];
      await expect.poll(shownUrl).toContain(`calculator=${used.kind}`);
      expect(new URL(page.url()).searchParams.get(name)).toBe(String(used.example[name]));
      // Longer than the result of what was typed takes to be announced.
      await waitForNothing(1200);
      const shown = (await shownUrl()) ?? '';
      expect(shown).toBe(page.url());
      await page.goto('about:blank');
      await page.goto(shown);
      await expect.poll(() => field(page, used, name).inputValue()).not.toBe('');
      expect(await figure(page, used).innerText()).toBe(exampleFigure(used));
      await page.context().grantPermissions(['clipboard-write']);
      await sheet(page, used).locator('a[href^="?"]').click();
      const copied = interfaceCopy.calculators.shared.shared;
      await expect.poll(() => status(page, used).innerText()).toBe(copied);
    }));

  it('writes its result into the message of the quote form, where it can be changed', ({
    expect,
  }) =>
    pages.visit(async (page) => {
      await page.goto(urlOf(used));
      await field(page, used, name).fill(typed);
      await expect.poll(() => figure(page, used).innerText()).toBe(changed);
      await sheet(page, used).locator('a[href*="brief="]').click();
      await page.waitForURL(/\/seo-services/);
      const message = page.locator('#quote textarea[name="message"]');
      await expect.poll(() => message.inputValue()).toContain(changed);
      expect(page.url()).not.toContain('brief=');
      expect(await message.isEditable()).toBe(true);
      expect(await page.locator('#quote [role="alert"]').innerText()).toBe('');
    }));

  it('loads at most 6 kB more script than an article without it', ({ expect }) =>
    pages.visit(async (page) => {
      const plain = articles.find(({ body }) => !body.includes('<Calculator'));
      const usual = await scriptWeight(page, `${site}/blogs/${plain?.slug}`);
      expect(await scriptWeight(page, urlOf(used))).toBeLessThanOrEqual(usual + 6_000);
    }));

  it('works before its script has loaded: the next page shows the result', ({ expect }) =>
    pages.visit(async (page) => {
      const release = await delayScripts(page);
      await page.goto(urlOf(used), { waitUntil: 'commit' });
      await field(page, used, name).fill(typed);
      await sheet(page, used).getByRole('button').first().click({ noWaitAfter: true });
      await page.waitForURL(new RegExp(`[?&]${name}=${typed}`), { waitUntil: 'commit' });
      release();
      await expect.poll(() => figure(page, used).innerText()).toBe(changed);
      await page.unroute('**/*.js');
    }));
});

describe.concurrent.each(articleCalculators)('$kind without script', (used) => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ javaScriptEnabled: false }, [], 1);
  });
  afterAll(() => pages.close());

  it('shows the example, says why it does not change, and keeps typed figures in the URL', ({
    expect,
  }) =>
    pages.visit(async (page) => {
      const { name, typed } = changeOf(used);
      await page.goto(urlOf(used));
      expect(await figure(page, used).innerText()).toBe(exampleFigure(used));
      const printed = await sheet(page, used).locator('td, dd').allInnerTexts();
      for (const amount of printed.filter((text) => text.trim() !== ''))
        expect(used.text).toContain(amount);
      expect(await sheet(page, used).locator('header p').nth(1).isVisible()).toBe(true);
      expect(await sheet(page, used).getByRole('button').count()).toBe(1);
      await field(page, used, name).fill(typed);
      await field(page, used, name).press('Enter');
      await page.waitForURL(new RegExp(`[?&]${name}=${typed}`));
      expect(await figure(page, used).innerText()).toBe(exampleFigure(used));
    }));
});
