import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { collisions, overflow } from '../support/layout-problems.ts';
import { entriesOf, templates } from '../support/site-routes.ts';
import { tornHeadings } from '../support/torn-headings.ts';

const widths = [320, 768, 1280, 1920];
const site = inject('site');
let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
afterAll(() => browser.close());

it.each(templates)(
  '%s is not scrolled sideways, does not overflow, and no texts overlap',
  async (route) => {
    await browser.goto(site + route);
    await expect.poll(() => browser.evaluate(() => document.fonts.status)).toBe('loaded');
    const problems: unknown[] = await browser.evaluate(() =>
      // The slider begins after the copies of its last slides.
      [...document.querySelectorAll('main :not([data-slider] > *)')]
        .filter(({ scrollLeft }) => scrollLeft > 0)
        .map(({ className, scrollLeft }) => `${className} is scrolled by ${scrollLeft} px`),
    );
    for (const width of widths) {
      await browser.resize(width);
      await expect.poll(() => browser.evaluate(() => innerWidth)).toBe(width);
      problems.push(await overflow(browser), ...(await collisions(browser)));
    }
    expect(problems.filter(Boolean)).toEqual([]);
  },
);

it('with text alone twice as large, no word of a title is broken on a phone', async () => {
  const large = await openEngineBrowser({ textSize: 200 });
  onTestFinished(() => large.close());
  await large.resize(390, 844);
  const torn: string[] = [];
  for (const route of ['/', '/contact-us', ...entriesOf('/portfolio')]) {
    await large.goto(site + route);
    await expect.poll(() => large.evaluate(() => document.fonts.status)).toBe('loaded');
    torn.push(...(await tornHeadings(large)).map((word) => `${route}: ${word}`));
  }
  expect(torn).toEqual([]);
});
