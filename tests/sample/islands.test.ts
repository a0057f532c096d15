import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it, type TestContext } from 'vitest';
import { addFieldIcons, translatePage } from '../support/altered-page.ts';
import { delayScripts } from '../support/delay-scripts.ts';
import { fewPages } from '../support/few-pages.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { seoPlan } from '../support/site-copy.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ reducedMotion: 'reduce' }, [withoutPictures]);
});
afterAll(() => browser.close());

const newPage = fewPages(() => browser);

/** A new page, and the errors that it reports. */
async function openPage({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const page = await newPage(onTestFinished);
  page.setDefaultTimeout(8000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return { page, errors };
}

const show = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
/** Astro removes this attribute when React has taken the HTML over. */
const isHydrated = (page: Page) =>
  page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
/** Without its data, a component throws when it is hydrated. */
const takeData = (page: Page) =>
  page
    .locator('astro-island')
    .evaluateAll((islands) => islands.map((island) => island.setAttribute('props', '{}')));
/** Without its numbers, a calculator throws when it calculates. */
const breakNumbers = (page: Page) =>
  page.evaluate(() =>
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => () => {
        throw new Error('no numbers');
      },
    }),
  );

describe.concurrent.each(pagesWith('data-testid="calculator"').slice(0, 1))(
  'a calculator of %s',
  (path) => {
    const calculator = (page: Page) => page.getByTestId('calculator');
    const figure = (page: Page) => calculator(page).locator('output');
    const field = (page: Page) => calculator(page).locator('input:not([type="hidden"])').first();
    const example = (page: Page) => figure(page).innerText();

    describe.each([
      ['translated', translatePage],
      ['altered by a password manager', addFieldIcons],
    ])('on a page that is %s', (_how, alter) => {
      it.for(['before', 'after'])(
        '%s React has loaded shows the new result',
        async (when, test) => {
          const { expect } = test;
          const { page, errors } = await openPage(test);
          await page.goto(site + path);
          const first = await example(page);
          if (when === 'before') await page.evaluate(alter);
          await show(calculator(page));
          await isHydrated(page);
          if (when === 'after') await page.evaluate(alter);
          await field(page).fill('7,654');
          await expect.poll(() => figure(page).innerText()).not.toContain(first);
          expect(await figure(page).innerText()).toMatch(/\d/);
          await field(page).fill('much');
          await field(page).press('Enter');
          const message = calculator(page).locator(
            `[id="${await field(page).getAttribute('id')}-error"]`,
          );
          await expect.poll(() => message.innerText()).toContain('must be a number');
          expect(errors).toEqual([]);
        },
      );

      it('keeps what was typed, the focus and the selection while React loads', async (test) => {
        const { expect } = test;
        const { page, errors } = await openPage(test);
        const release = await delayScripts(page);
        await page.goto(site + path, { waitUntil: 'commit' });
        await field(page).waitFor();
        const first = await example(page);
        await page.evaluate(alter);
        await show(calculator(page));
        await field(page).fill('7654');
        await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
        release();
        await expect.poll(() => figure(page).innerText()).not.toContain(first);
        expect(
          await field(page).evaluate((input: HTMLInputElement) => [
            input === document.activeElement,
            input.value,
            input.selectionStart,
            input.selectionEnd,
          ]),
        ).toEqual([true, '7654', 1, 3]);
        expect(errors).toEqual([]);
      });
    });

    it('keeps its translation when React loads', async (test) => {
      const { expect } = test;
      const { page } = await openPage(test);
      await page.goto(site + path);
      await page.evaluate(translatePage);
      const translated = await calculator(page).innerText();
      await show(calculator(page));
      await isHydrated(page);
      expect(await calculator(page).innerText()).toBe(translated);
    });

    it('that throws while it is hydrated leaves the HTML as it came', async (test) => {
      const { expect } = test;
      const { page, errors } = await openPage(test);
      await page.goto(site + path);
      const html = await calculator(page).innerHTML();
      await takeData(page);
      await show(calculator(page));
      await expect.poll(() => errors).not.toEqual([]);
      expect(await calculator(page).innerHTML()).toBe(html);
    });

    it('that throws later shows the figures and the result of the example', async (test) => {
      const { expect } = test;
      const { page, errors } = await openPage(test);
      await page.goto(site + path);
      const [first, figureOfField] = [await example(page), await field(page).inputValue()];
      await show(calculator(page));
      await isHydrated(page);
      await field(page).fill('7,654');
      await expect.poll(() => example(page)).not.toBe(first);
      await breakNumbers(page);
      await field(page).fill('765');
      await expect.poll(() => errors).not.toEqual([]);
      expect([await example(page), await field(page).inputValue()]).toEqual([first, figureOfField]);
    });
  },
);

describe.concurrent('the search', () => {
  const field = (page: Page) => page.locator('main input[type="search"]');
  const results = (page: Page) => page.getByTestId('search-results').locator('li');

  it.for([
    ['translated', translatePage],
    ['altered by a password manager', addFieldIcons],
  ] as const)(
    'on a page that is %s finds what was typed before React has loaded, and after',
    async ([_how, alter], test) => {
      const { expect } = test;
      const { page, errors } = await openPage(test);
      const release = await delayScripts(page);
      await page.goto(`${site}/search`, { waitUntil: 'commit' });
      await field(page).waitFor();
      await page.evaluate(alter);
      await field(page).pressSequentially('cost');
      release();
      await results(page).first().waitFor();
      expect(
        await field(page).evaluate((input: HTMLInputElement) => [
          input === document.activeElement,
          input.value,
        ]),
      ).toEqual([true, 'cost']);
      const status = page.locator('main').getByRole('status');
      await expect.poll(() => status.innerText()).not.toBe('');
      const first = await status.innerText();
      await page.evaluate(translatePage);
      await field(page).fill('dentist');
      await expect.poll(() => status.innerText()).toContain('dentist');
      expect(await status.innerText()).not.toContain(first);
      await expect.poll(() => results(page).count()).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    },
  );

  it('that throws leaves its HTML, and the list of all pages', async (test) => {
    const { expect } = test;
    const { page, errors } = await openPage(test);
    await page.goto(`${site}/search`);
    const html = await page.locator('astro-island').innerHTML();
    await takeData(page);
    await field(page).focus();
    await expect.poll(() => errors).not.toEqual([]);
    expect(await page.locator('astro-island').innerHTML()).toBe(html);
  });
});

describe.concurrent.each(pagesWith('data-testid="stepper"').slice(0, 1))(
  'the steps of %s',
  (path) => {
    const stepper = (page: Page) => page.getByTestId('stepper');
    const next = (page: Page) => page.getByTestId('next-step');
    /** The visible title, without the marks of the translation. */
    const title = (page: Page) => stepper(page).locator('li[data-shown] h3').innerText();

    it.for(['before', 'after'])(
      'of a page translated %s React has loaded change',
      async (when, test) => {
        const { expect } = test;
        const { page, errors } = await openPage(test);
        await page.goto(site + path);
        const first = await title(page);
        if (when === 'before') await page.evaluate(translatePage);
        await show(stepper(page));
        await isHydrated(page);
        if (when === 'after') await page.evaluate(translatePage);
        expect(await title(page)).toContain(first.slice(1, -1));
        expect(await title(page)).toMatch(/^«/);
        await next(page).click();
        await expect.poll(() => title(page)).not.toContain(first);
        await expect
          .poll(() => page.locator('main').getByText('02 / ', { exact: false }).count())
          .toBeGreaterThan(0);
        expect(errors).toEqual([]);
      },
    );

    it('leave keys with a modifier to the browser', async (test) => {
      const { expect } = test;
      const { page } = await openPage(test);
      await page.goto(site + path);
      await show(stepper(page));
      await isHydrated(page);
      const first = await title(page);
      for (const modifier of ['altKey', 'metaKey']) {
        const isTaken = await stepper(page).evaluate((list, name) => {
          const key = { key: 'ArrowRight', bubbles: true, cancelable: true, [name]: true };
          return !list.dispatchEvent(new KeyboardEvent('keydown', key));
        }, modifier);
        expect(isTaken, modifier).toBe(false);
      }
      expect(await title(page)).toBe(first);
    });

    it('have no buttons until these answer a press', async (test) => {
      const { expect } = test;
      const { page } = await openPage(test);
      const release = await delayScripts(page);
      await page.goto(site + path, { waitUntil: 'commit' });
      await show(stepper(page));
      expect(await next(page).isVisible()).toBe(false);
      release();
      const first = await title(page);
      await next(page).click();
      await expect.poll(() => title(page)).not.toBe(first);
    });

    it('are a row that scrolls when their component throws', async (test) => {
      const { expect } = test;
      const { page, errors } = await openPage(test);
      await page.goto(site + path);
      const html = await page.locator('astro-island').innerHTML();
      await takeData(page);
      await show(stepper(page));
      await expect.poll(() => errors).not.toEqual([]);
      expect(await page.locator('astro-island').innerHTML()).toBe(html);
      expect(await next(page).isVisible()).toBe(false);
    });
  },
);

describe.concurrent.each(pagesWith('data-plan').slice(0, 1))('the plan of %s', (path) => {
  const dialog = (page: Page) => page.locator('dialog[open]');
  const button = (page: Page) => dialog(page).locator('[type="submit"]');
  if (!seoPlan) throw new Error('The sample has no plan.');
  const { plan } = seoPlan;

  it('goes through its steps and keeps its answers on a translated page', async (test) => {
    const { expect } = test;
    const { page, errors } = await openPage(test);
    await page.goto(site + path);
    await page.evaluate(translatePage);
    await page.locator('a[data-plan]').click();
    await dialog(page).waitFor();
    await page.evaluate(translatePage);
    await dialog(page)
      .getByText(plan.goal.options.at(-1) ?? '')
      .click();
    await button(page).click();
    await dialog(page).locator('#plan-website').fill('filterhouse.example');
    await page.keyboard.press('Enter');
    await expect.poll(() => button(page).innerText()).toContain(plan.finish);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('a[data-plan]').press('Enter');
    await dialog(page).waitFor();
    await expect
      .poll(() =>
        dialog(page)
          .getByRole('group')
          .evaluate((group) => group === document.activeElement),
      )
      .toBe(true);
    expect(await dialog(page).locator('[name="goal"]:checked').inputValue()).toBe(
      plan.goal.options.at(-1),
    );
    await dialog(page).getByRole('button', { name: plan.timing.indicator }).click();
    await button(page).click();
    await expect
      .poll(() => page.locator('#quote [name="message"]').inputValue())
      .toContain('filterhouse.example');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name))
      .toBe('message');
    expect(errors).toEqual([]);
  });

  it('is replaced by the form when it cannot be loaded, and when it throws', async (test) => {
    const { expect } = test;
    const { page } = await openPage(test);
    await page.route(/open-plan/, (route) => route.abort());
    await page.goto(site + path);
    await page.locator('a[data-plan]').click();
    await page.waitForURL(/#quote$/);
    await page.unroute(/open-plan/);
    await page.goto('about:blank');
    await page.goto(site + path);
    await page.locator('a[data-plan]').evaluate((link) => link.setAttribute('data-plan', '{}'));
    await page.locator('a[data-plan]').click();
    await page.waitForURL(/#quote$/);
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

describe.concurrent.each(pagesWith('data-lightbox').slice(0, 1))('the lightbox of %s', (path) => {
  it('is replaced by the file of the photo when it cannot be loaded, and when it throws', async (test) => {
    const { page } = await openPage(test);
    const photo = page.locator('[data-lightbox] a').first();
    await page.route(/open-lightbox/, (route) => route.abort());
    await page.goto(site + path);
    const file = await photo.evaluate((link: HTMLAnchorElement) => link.href);
    await photo.click();
    await page.waitForURL(file);
    await page.unroute(/open-lightbox/);
    await page.goto('about:blank');
    await page.goto(site + path);
    await page
      .locator('[data-lightbox]')
      .evaluate((list) => list.setAttribute('data-lightbox', 'null'));
    await photo.click();
    await page.waitForURL(file);
  });
});
