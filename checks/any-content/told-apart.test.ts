import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, pagesWith } from '../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const rosters = pagesWith('experts-title').filter((route) =>
  /<li[^>]*data-lead/.test(builtPage(route)),
);
const misspelt = pagesWith('<s class');
const measured = pagesWith('outcome-title');

/** The left and right edges of every person, of the leads and of the others, in pixels. */
const places = (page: Page, kind: string) =>
  page.locator(`[id]:is(li)${kind}:has(> picture)`).evaluateAll((people) =>
    people.map((person) => {
      const portrait = person.querySelector('img') as Element;
      const words = person.querySelector('h3') as Element;
      return {
        left: Math.round(person.getBoundingClientRect().left),
        portrait: portrait.getBoundingClientRect(),
        words: words.getBoundingClientRect(),
      };
    }),
  );

describe.skipIf(rosters.length === 0)('many people', () => {
  it.for(
    rosters.flatMap((route) =>
      (
        [
          [1280, 3],
          [768, 2],
          [390, 1],
        ] as const
      ).map(([width, abreast]) => ({ route, width, abreast })),
    ),
  )(
    'many people on $route stand $abreast abreast at $width px, their leads larger',
    ({ route, width, abreast }) =>
      pages.visit(async (page) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site + route);
        const others = await places(page, ':not([data-lead])');
        const leads = await places(page, '[data-lead]');
        expect(leads).toHaveLength(2);
        expect(new Set(others.map(({ left }) => left)).size).toBe(abreast);
        for (const { portrait, words } of others) {
          expect(words.left).toBeGreaterThan(portrait.right);
          expect(words.top).toBeLessThan(portrait.bottom);
        }
        const widest = Math.max(...others.map(({ portrait }) => portrait.width));
        for (const { portrait } of leads) expect(portrait.width).toBeGreaterThan(1.4 * widest);
      }),
  );
});

/** How much of each stroke is drawn, 0 to 1, with the page so that the first word of the list lies there. */
const strokes = (page: Page, at: number) =>
  page.locator('s').evaluateAll(async (struck, part) => {
    const { top } = (struck[0] as Element).getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight * part, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return struck.map((word) => {
      const { scale, width } = getComputedStyle(word, '::after');
      if (Number.parseFloat(width) < word.clientWidth) return 0;
      return scale === 'none' ? 1 : Number.parseFloat(scale);
    });
  }, at);

describe.skipIf(misspelt.length === 0)('misspellings', () => {
  it.for(misspelt)('a name written wrong on %s is struck out as it is read', (route) =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      expect((await strokes(page, 0.98))[0]).toBe(0);
      const read = await strokes(page, -0.1);
      expect(read[0]).toBe(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(new Set(await strokes(page, 0.98))).toEqual(new Set([1]));
    }),
  );
});

describe.skipIf(measured.length === 0)('how the figures of a case were measured', () => {
  it.for(measured)('on %s is closed at first and one click away', (route) =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      const part = page.locator('section[aria-labelledby="outcome-title"] details:has(dl)');
      const rows = part.locator('dl');
      expect(await rows.locator('dt').count()).toBeGreaterThan(2);
      expect(await rows.isVisible()).toBe(false);
      await part.locator('summary').click();
      await expect.poll(() => rows.isVisible()).toBe(true);
    }),
  );
});
