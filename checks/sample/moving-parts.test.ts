import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { wordsOf } from '../support/content-words.ts';
import { drawnBalls, noteBalls } from '../support/drawn-balls.ts';
import { textOf } from '../support/html-page.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { sitePages } from '../support/site-pages.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const documents = await sitePages(site);
const { caseStudy } = wordsOf('interface');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
});
afterAll(() => pages.close());

/** Opens the first page that holds a part, and the part itself once it is `ready`. */
async function openPart(page: Page, path: string, part: string, ready = part) {
  await page.goto(site + path);
  const section = page.locator('section', { has: page.locator(part) });
  await section.scrollIntoViewIfNeeded();
  await page.locator(ready).first().waitFor({ state: 'attached' });
  return section;
}

const firstWith = (part: string) => pagesWith(part).slice(0, 1);

describe.each(firstWith('data-stepper'))('the process of %s', (path) => {
  it('is moved by the arrow keys', () =>
    pages.visit(async (page) => {
      const part = await openPart(page, path, '[data-stepper]', '[data-stepper][data-ready]');
      const shown = () =>
        part
          .locator('li')
          .evaluateAll((all) =>
            all.findIndex((step) => step.checkVisibility({ visibilityProperty: true })),
          );
      await part.locator('ol').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(shown).toBe(1);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(shown).toBe(0);
    }));
});

describe('the balls of the services banner', () => {
  const isBanner = ({ attrs }: { attrs: { name: string }[] }) =>
    attrs.some(({ name }) => name === 'data-metaballs');
  const path = [...documents].find(([, page]) => page.elements.some(isBanner))?.[0] ?? '';

  it('move by themselves, with no pointer near and no scrolling', () =>
    pages.visit(async (page) => {
      await noteBalls(page);
      await page.goto(site + path);
      const places = async () => JSON.stringify((await drawnBalls(page))['uBalls[0]'] ?? null);
      await expect.poll(places, { timeout: 20_000 }).not.toBe('null');
      const before = await places();
      await expect.poll(places, { timeout: 10_000 }).not.toBe(before);
    }));

  it('do not begin where less motion is wished', () =>
    pages.visit(async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await noteBalls(page);
      await page.goto(site + path);
      await page.waitForTimeout(3500);
      expect((await drawnBalls(page))['uBalls[0]']).toBeUndefined();
    }));
});

describe.each(firstWith(caseStudy.embed.loadSite))('the embedded site of %s', (path) => {
  it('is loaded without a warning of the browser about its fence', () =>
    pages.visit(async (page) => {
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      const part = await openPart(page, path, '[data-load-frame]');
      await part.getByRole('button', { name: caseStudy.embed.loadSite }).click();
      await page.locator('[data-frame] iframe').waitFor();
      await page.waitForTimeout(1000);
      expect(warnings.filter((text) => /sandbox/i.test(text))).toEqual([]);
    }));
});

it('the second band of the home page follows the first in the page, as it is read', async () => {
  const { outcomeBand } = wordsOf('home') as { outcomeBand: string[] };
  const bands = documents
    .get('/')
    ?.elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'data-moves'))
    .map((band) => textOf(band));
  expect(bands).toHaveLength(2);
  expect(bands?.[0]).not.toContain(outcomeBand[0]);
  expect(bands?.[1]).toContain(outcomeBand[0]);
});
