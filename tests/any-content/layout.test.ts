import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { clippedText, fontsLoaded } from '../support/clipped-text.ts';
import { submitOf } from '../support/form-helpers.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, templates } from '../support/site-routes.ts';

/** The layout of parts that have a state or a rule of their own; every-template.test.ts looks at whole pages. */
const site = inject('site');
const phone = { viewport: { width: 390, height: 844 } };
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [], 1);
});
afterAll(() => pages.close());

it('the column beside the contact form has no empty part while the form shows its errors', () =>
  pages.visit(async (page) => {
    await page.goto(`${site}/contact-us`);
    await submitOf(page).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    const widest = await page.evaluate(() => {
      const form = document.querySelector('main form')?.closest('section');
      const { left = 0, bottom = 0 } = form?.getBoundingClientRect() ?? {};
      const parts = [...document.querySelectorAll('main :is(h1, h2, p, a, img)')]
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.height > 0 && part.right <= left && part.top < bottom)
        .sort((a, b) => a.top - b.top);
      let end = parts[0]?.top ?? 0;
      const gaps = parts.map((part) => {
        const gap = part.top - end;
        end = Math.max(end, part.bottom);
        return gap;
      });
      return Math.max(...gaps, bottom - end);
    });
    expect(widest).toBeLessThan(120);
  }));

it.each(templates.filter((route) => builtPage(route).includes('aria-current="true"')))(
  'on a phone no line of the filter of %s ends before the others',
  async (route) => {
    const phones = await openPages({ ...phone, isMobile: true, reducedMotion: 'reduce' }, [], 1);
    await phones.visit(async (page) => {
      await page.goto(site + route);
      await fontsLoaded(page);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        const ends = await page.locator('nav:has([aria-current="true"]) ul').evaluate((list) => {
          const lines = new Map<number, number>();
          for (const item of list.children) {
            const { top, right } = item.getBoundingClientRect();
            lines.set(top, Math.max(right, lines.get(top) ?? 0));
          }
          return [...lines.values()].map((right) => list.getBoundingClientRect().right - right);
        });
        expect(
          ends.filter((missing) => missing > 1),
          `${width} pixels wide`,
        ).toEqual([]);
      }
    });
    await phones.close();
  },
);

it('the open menu of a phone cuts off no word with text twice as large', async () => {
  const settings = ['--blink-settings=defaultFontSize=32'];
  const phones = await openPages({ ...phone, reducedMotion: 'reduce' }, settings, 1);
  await phones.visit(async (page) => {
    await page.goto(site);
    await fontsLoaded(page);
    await page.locator('[data-menu] summary').click();
    await page.locator('[data-menu] nav').waitFor();
    expect((await clippedText(page)).cut).toEqual([]);
    await page.locator('[data-menu] nav a').last().scrollIntoViewIfNeeded();
    expect(await page.locator('[data-menu] nav a').last().isVisible()).toBe(true);
  });
  await phones.close();
});
