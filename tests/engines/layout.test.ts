import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EngineBrowser, openEngineBrowser } from '../support/engines/engine-browser.ts';
import { collisions, overhang } from '../support/layout-faults.ts';
import { templates } from '../support/site-routes.ts';

const widths = [320, 768, 1280, 1920];
const site = inject('site');
let browser: EngineBrowser;
beforeAll(async () => {
  browser = await openEngineBrowser();
});
afterAll(() => browser.leave());

it.each(templates)(
  '%s begins at its beginnings, keeps within its window and its lines apart',
  async (route) => {
    await browser.goto(site + route);
    await expect.poll(() => browser.evaluate(() => document.fonts.status)).toBe('loaded');
    const faults: unknown[] = await browser.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(({ scrollLeft }) => scrollLeft > 0)
        .map(({ className, scrollLeft }) => `${className} begins at ${scrollLeft} px`),
    );
    for (const width of widths) {
      await browser.resize(width);
      expect(await browser.evaluate(() => innerWidth)).toBe(width);
      faults.push(await overhang(browser), ...(await collisions(browser)));
    }
    expect(faults.filter(Boolean)).toEqual([]);
  },
);
