import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serveDividedPages } from '../support/divided-pages.ts';
import { drawnProblems } from '../support/drawn-page.ts';
import { measuredProblems } from '../support/measured-page.ts';
import { openMeasuringPages, openPages, type PagePool } from '../support/page-pool.ts';
import { problemsWithoutScript } from '../support/page-without-script.ts';
import { forAxe } from '../support/site-browser.ts';
import { componentPages, drawnPages, templates } from '../support/site-routes.ts';

const site = inject('site');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true };

/** Begins to open all pages, a few at once. Each test then waits for its own only. */
function startAll(routes: readonly string[], pages: PagePool, find: Find) {
  const results = new Map<string, Promise<string[]>>();
  for (const route of routes) {
    const result = pages.visit((page) => find(page, route));
    result.catch(() => undefined);
    results.set(route, result);
  }
  return results;
}

type Find = (page: Page, route: string) => Promise<string[]>;

describe('a page that is only measured', () => {
  let withScript: PagePool;
  let withoutScript: PagePool;
  let measured: Map<string, Promise<string[]>>;
  let scriptless: Map<string, Promise<string[]>>;
  beforeAll(async () => {
    withScript = await openMeasuringPages({}, forAxe, 2);
    withoutScript = await openMeasuringPages(
      { ...phone, javaScriptEnabled: false, reducedMotion: 'no-preference' },
      undefined,
      1,
    );
    measured = startAll(componentPages, withScript, (page, route) =>
      measuredProblems(page, site + route, route),
    );
    // Buttons, motion and what appears on scroll depend on components only.
    scriptless = startAll(templates, withoutScript, async (page, route) => {
      await page.goto(site + route);
      return problemsWithoutScript(page);
    });
  });
  afterAll(() => Promise.all([withScript.close(), withoutScript.close()]));

  it.each(componentPages)(
    '%s has no layout problem, loses no text and passes axe, at every width and text size and without script',
    async (route) => {
      expect([
        ...((await measured.get(route)) ?? []),
        ...((await scriptless.get(route)) ?? []),
      ]).toEqual([]);
    },
  );
});

describe('a page that is drawn on a phone', () => {
  let pages: PagePool;
  let slow: Awaited<ReturnType<typeof serveDividedPages>>;
  let drawn: Map<string, Promise<string[]>>;
  beforeAll(async () => {
    slow = await serveDividedPages(site, 300);
    // Letter widths as on a phone, not rounded to whole pixels.
    pages = await openPages(phone, ['--font-render-hinting=none']);
    drawn = startAll(drawnPages, pages, (page, route) => drawnProblems(page, slow.url + route));
  });
  afterAll(async () => {
    await pages.close();
    await slow.close();
  });

  it.each(drawnPages)(
    '%s is as wide as the screen, and does not shift while it loads late and is scrolled to its end',
    async (route) => {
      expect(await drawn.get(route)).toEqual([]);
    },
  );
});
