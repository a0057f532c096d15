import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { accordions } from '../support/accordions.ts';
import { translatePage } from '../support/altered-page.ts';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { interfaceCopy, seoPlan, stepper } from '../support/site-copy.ts';
import { entriesOf, pagesWith } from '../support/site-routes.ts';

const site = inject('site');
let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
beforeEach(() => browser.resize(1280));
afterAll(() => browser.close());

/** The texts of visible elements. */
const visibleTexts = (selector: string) =>
  browser.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.innerText),
    selector,
  );

const focused = () => browser.evaluate(() => document.activeElement?.tagName);

it('the menu of a phone opens, closes on Escape, and its links work', async () => {
  const { href = '' } = interfaceCopy.header.links.at(-1) ?? {};
  const links = '[data-menu] nav a';
  await browser.resize(390);
  await browser.goto(`${site}/about-us`);
  expect(await visibleTexts(links)).toEqual([]);
  await browser.click('[data-menu] summary');
  await expect.poll(() => visibleTexts(links)).not.toEqual([]);
  await browser.press('ESCAPE');
  await expect.poll(() => visibleTexts(links)).toEqual([]);
  expect(await focused()).toBe('SUMMARY');
  await browser.press('ENTER');
  await expect.poll(() => visibleTexts(links)).not.toEqual([]);
  await browser.click(`${links}[href="${href}"]`);
  await expect.poll(() => browser.path()).toBe(href);
});

it('the tabs of the portfolio filter it, and Back undoes it', async () => {
  const cards = '[aria-labelledby="portfolio-title"] li:has(> article) h3';
  await browser.goto(`${site}/our-portfolio`);
  const all = await visibleTexts(cards);
  await browser.click('nav:has([aria-current="true"]) a', -1);
  await expect.poll(async () => (await visibleTexts(cards)).length).toBeLessThan(all.length);
  expect(await visibleTexts(cards)).not.toEqual([]);
  await browser.back();
  await expect.poll(() => visibleTexts(cards)).toEqual(all);
});

it.each(accordions.filter(({ count }) => count > 1))(
  'the accordion $name of $route opens one item at a time',
  async ({ route, name, count }) => {
    const open = () =>
      browser.evaluate(
        (items) =>
          [...document.querySelectorAll<HTMLDetailsElement>(items)].flatMap((item, index) =>
            item.open ? [index] : [],
          ),
        `details[name="${name}"]`,
      );
    await browser.goto(site + route);
    expect(await open()).toEqual([0]);
    await browser.click(`details[name="${name}"] > summary`, -1);
    await expect.poll(open).toEqual([count - 1]);
    await browser.press('ENTER');
    await expect.poll(open).toEqual([]);
  },
);

it.each(pagesWith('id="process-title"').slice(0, 1))(
  'the steps of %s go to the last and back',
  async (route) => {
    const region = 'section[aria-labelledby="process-title"]';
    const titles = stepper?.steps.map(({ title }) => title) ?? [];
    await browser.goto(site + route);
    // React comes when the steps are in view; its buttons are hidden until they answer.
    await browser.evaluate((part) => document.querySelector(part)?.scrollIntoView(), region);
    const isReady = () =>
      browser.evaluate((part) => {
        const next = [...document.querySelectorAll(`${part} button`)].at(-1);
        return next !== undefined && getComputedStyle(next).visibility === 'visible';
      }, region);
    await expect.poll(isReady).toBe(true);
    for (const title of titles.slice(1)) {
      await browser.click(`${region} button`, -1);
      await expect.poll(() => visibleTexts(`${region} h3`)).toEqual([title]);
    }
    await browser.press('ARROW_LEFT');
    await expect.poll(() => visibleTexts(`${region} h3`)).toEqual([titles.at(-2)]);
  },
);

it.each(pagesWith('class="_slider_').slice(0, 1))(
  'the claims of %s do not move with reduced motion, which these engines ask for',
  async (route) => {
    await browser.goto(site + route);
    const motion = () =>
      browser.evaluate(() => {
        const claims = document.querySelector('[class*="_slider_"] ul');
        return claims && getComputedStyle(claims).animationName;
      });
    expect(await motion()).toBe('none');
  },
);

it.each(entriesOf('/portfolio/photography').slice(0, 1))(
  'a photo of %s opens in the lightbox, arrow keys change it, and Escape closes it and restores the focus',
  async (route) => {
    const position = () => visibleTexts('dialog[open] figcaption span:first-child');
    await browser.goto(site + route);
    // The lightbox must work on a translated page too.
    await browser.evaluate(translatePage);
    await browser.click('main li a:has(img)', 1);
    await expect.poll(position).toEqual([expect.stringMatching(/^02/)]);
    await browser.press('ARROW_RIGHT');
    await expect.poll(position).toEqual([expect.stringMatching(/^03/)]);
    await browser.press('ARROW_LEFT');
    await expect.poll(position).toEqual([expect.stringMatching(/^02/)]);
    await browser.press('ESCAPE');
    await expect.poll(position).toEqual([]);
    expect(await focused()).toBe('A');
  },
);

it.each(pagesWith('id="connect-title"').slice(0, 1))(
  'the plan of %s goes through its steps and writes into the form',
  async (route) => {
    const dialog = 'dialog[open]';
    await browser.goto(site + route);
    await browser.evaluate(translatePage);
    await browser.click('section[aria-labelledby="connect-title"] a[href="#quote"]');
    await expect.poll(() => visibleTexts(`${dialog} h2`)).toHaveLength(1);
    const { next, finish } = seoPlan?.plan ?? {};
    const step = () => visibleTexts(`${dialog} button[type="submit"]`);
    await browser.click(`${dialog} form:not([method]) button[type="submit"]`);
    await browser.type(`${dialog} #plan-website`, 'filterhouse.example');
    expect((await step()).at(-1)).toContain(next);
    await browser.press('ENTER');
    await expect.poll(async () => (await step()).at(-1)).toContain(finish);
    await browser.click(`${dialog} form:not([method]) button[type="submit"]`);
    await expect
      .poll(() =>
        browser.evaluate(
          () => document.querySelector<HTMLTextAreaElement>('#quote [name="message"]')?.value,
        ),
      )
      .toContain('filterhouse.example');
  },
);

it('the hero that is as tall as the window stays while the page is scrolled', async () => {
  const moving = await openEngineBrowser({ reducedMotion: false });
  onTestFinished(() => moving.close());
  await moving.resize(390, 844);
  await moving.goto(`${site}/`);
  const isPinned = () =>
    moving.evaluate(() => document.querySelector('[data-turning][data-pinned]') !== null);
  await expect.poll(isPinned).toBe(true);
});
