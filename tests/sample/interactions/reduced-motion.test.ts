import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool, scrollToEnd } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { interfaceCopy } from '../../support/site-copy.ts';
import { builtPage, entriesOf } from '../../support/site-routes.ts';
import { waitForNothing } from '../../support/wait-for-nothing.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [withoutPictures]);
});
afterAll(() => pages.close());

const motionSwitch = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: interfaceCopy.reducedMotion.label, exact: true });
/** Running animations without an end. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { iterations } = animation.effect?.getTiming() ?? {};
        return animation.playState === 'running' && iterations === Number.POSITIVE_INFINITY;
      }).length,
  );

describe('the reduced motion switch in the footer', () => {
  it('stops all motion, is remembered on the next page, and can be switched off', () =>
    pages.visit(async (page) => {
      await page.goto(site);
      expect(await moving(page)).toBeGreaterThan(0);
      expect(await motionSwitch(page).getAttribute('aria-pressed')).toBe('false');
      await motionSwitch(page).scrollIntoViewIfNeeded();
      const placed = await motionSwitch(page).boundingBox();
      await motionSwitch(page).click();
      await expect.poll(() => motionSwitch(page).getAttribute('aria-pressed')).toBe('true');
      expect((await motionSwitch(page).boundingBox())?.y).toBeCloseTo(placed?.y ?? 0, 0);
      await expect.poll(() => moving(page)).toBe(0);
      await page.goto(`${site}/about-us`);
      expect(await motionSwitch(page).getAttribute('aria-pressed')).toBe('true');
      expect(await moving(page)).toBe(0);
      expect(await page.locator('[data-unrevealed]').count()).toBe(0);
      await page.goto(site);
      await motionSwitch(page).press('Space');
      await expect.poll(() => moving(page)).toBeGreaterThan(0);
    }));
});

describe('the parts of a page', () => {
  const waiting = (page: Page) => page.locator('[data-unrevealed]').count();

  it('are all visible before scrolling, then each is revealed once and stays visible', () =>
    pages.visit(async (page) => {
      await page.goto(`${site}/about-us`);
      expect(await waiting(page)).toBe(0);
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      await expect.poll(() => waiting(page)).toBeGreaterThan(3);
      // A busy machine may draw no frame while scrolling past, so it scrolls again.
      const waitingAfterReading = () => scrollToEnd(page).then(() => waiting(page));
      await expect.poll(waitingAfterReading).toBe(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await waitForNothing(200);
      expect(await waiting(page)).toBe(0);
      const faint = () =>
        page
          .locator('[data-reveal]')
          .evaluateAll(
            (parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length,
          );
      await expect.poll(faint).toBe(0);
    }));

  it('are never hidden on the first screen or when they have the focus', () =>
    pages.visit(async (page) => {
      await page.goto(`${site}/about-us`);
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      await expect.poll(() => waiting(page)).toBeGreaterThan(0);
      const early = await page
        .locator('[data-unrevealed]')
        .evaluateAll(
          (parts) => parts.filter((part) => part.getBoundingClientRect().top < innerHeight).length,
        );
      expect(early).toBe(0);
      await page.locator('[data-unrevealed] a').last().focus();
      const hidden = () =>
        page.evaluate(() => document.activeElement?.closest('[data-unrevealed]') !== null);
      await expect.poll(hidden).toBe(false);
    }));

  it('are visible from the start with reduced motion', () =>
    pages.visit(async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site}/about-us`);
      expect(await waiting(page)).toBe(0);
    }));
});

/** The number of chapters in an article's table of contents. */
const chaptersOf = (route: string) => builtPage(route).split('<h2').length - 1;
const longest = entriesOf('/blogs')
  .toSorted((a, b) => chaptersOf(b) - chaptersOf(a))
  .slice(0, 1);

describe.each(longest)('the contents of %s', (route) => {
  const current = (page: Page) =>
    page
      .locator('[data-contents] a[aria-current]')
      .evaluateAll((links) => links.map((link) => link.textContent));

  it('mark the current section', () =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site + route);
      const names = await page.locator('[data-contents] a').allInnerTexts();
      expect(names.length).toBeGreaterThan(3);
      for (const index of [2, names.length - 1, 1]) {
        const target = await page.locator('[data-contents] a').nth(index).getAttribute('href');
        await page.locator(target ?? '').evaluate((heading) =>
          scrollTo({
            top: heading.getBoundingClientRect().top + scrollY - 150,
            behavior: 'instant',
          }),
        );
        await expect.poll(() => current(page)).toEqual([names[index]]);
      }
      const jump = (top: number) =>
        page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await jump(1e6);
      await expect.poll(() => current(page)).toEqual(names.slice(-1));
      await jump(0);
      await expect.poll(() => current(page)).toEqual([]);
    }));

  it('leave the CTA at the right of the article', () =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      const edge = (part: string, side: 'left' | 'right') =>
        page
          .locator(part)
          .last()
          .evaluate((box, name) => box.getBoundingClientRect()[name], side);
      const textEdge = await edge('[data-article-text] > :last-child', 'right');
      expect(await edge('article aside', 'left')).toBeGreaterThan(textEdge);
    }));

  it('are open beside a wide text and closed above a narrow one, and close after a choice', () =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site + route);
      expect(await page.locator('[data-contents] ol').isVisible()).toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.locator('[data-contents] ol').isVisible()).toBe(false);
      await page.locator('[data-contents] summary').click();
      await page.locator('[data-contents] a').nth(2).click();
      await expect.poll(() => page.locator('[data-contents] ol').isVisible()).toBe(false);
      expect(new URL(page.url()).hash).not.toBe('');
    }));
});
