import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const stories = pagesWith('data-scroll-story');
const PARTS = 'h3, p, dt, dd, img:not([alt=""])';
let pages: PagePool;
let scriptless: PagePool;
beforeAll(async () => {
  pages = await openPages();
  scriptless = await openPages({ javaScriptEnabled: false });
});
afterAll(() => Promise.all([pages.close(), scriptless.close()]));

const storyOf = (page: Page) => page.locator('[data-scroll-story]');

/** The progress of its scroll-driven animations, from 0 to 1; empty if there are none. */
const progress = (page: Page) =>
  storyOf(page).evaluate((story) =>
    story
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getComputedTiming().progress),
  );

/** Which of its texts and pictures are completely visible at this scroll position. */
const seenParts = (page: Page) =>
  storyOf(page).evaluate((story, parts) => {
    const opacity = (part: Element | null): number =>
      part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
    return [...story.querySelectorAll(parts)].map((part) => {
      const { top, bottom, left, right, height } = part.getBoundingClientRect();
      const inside = left >= -1 && right <= innerWidth + 1 && height > 0;
      const picture = part instanceof HTMLImageElement;
      const shown = picture ? Math.min(bottom, innerHeight) - Math.max(top, 0) : height;
      const within = picture ? shown > height / 2 : top >= 0 && bottom <= innerHeight;
      return inside && within && opacity(part) > 0.9;
    });
  }, PARTS);

/** Scrolls through the story in steps of a quarter of the window and checks each position. */
async function playThrough(page: Page): Promise<boolean[]> {
  const { top, height } = await storyOf(page).evaluate((story) => ({
    top: story.getBoundingClientRect().top + scrollY,
    height: story.clientHeight,
  }));
  const seen = await seenParts(page);
  for (let at = top - 450; at < top + height; at += 225) {
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, at);
    for (const [part, shown] of (await seenParts(page)).entries()) seen[part] ||= shown;
  }
  return seen;
}

/** Parts that are hidden, cut off or faded, and texts that overlap. */
const lostWhenStacked = (page: Page) =>
  storyOf(page).evaluate((story, parts) => {
    const pinned = story.firstElementChild as Element;
    const taller = story.getBoundingClientRect().height - pinned.getBoundingClientRect().height;
    const lost = taller > 100 ? [`${taller} px of nothing`] : [];
    const moving = story.getAnimations({ subtree: true }).length;
    if (moving) lost.push(`${moving} parts still move`);
    const all = [...story.querySelectorAll(parts)];
    for (const part of all) {
      const shown = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const text = part.textContent || part.getAttribute('alt') || '';
      if (!shown || getComputedStyle(part).clipPath !== 'none') lost.push(text);
    }
    const boxes = all.map((part) => part.getBoundingClientRect());
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 2 && down > 8) lost.push(`${all[index]?.textContent} is on another part`);
      }
    for (const drawn of story.querySelectorAll('path, g, use'))
      if (drawn.checkVisibility() && getComputedStyle(drawn).clipPath.startsWith('inset'))
        lost.push('a drawing is cut');
    return lost;
  }, PARTS);

it('a scroll story follows the scroll position, and every text and picture is shown', () =>
  pages.visit(async (page) => {
    for (const route of stories) {
      await page.goto(site + route);
      const scrollTo = (block: ScrollLogicalPosition) =>
        storyOf(page).evaluate(
          (story, at) => story.scrollIntoView({ block: at, behavior: 'instant' }),
          block,
        );
      const least = async () => Math.min(...(await progress(page)).map(Number));
      await scrollTo('start');
      await expect.poll(least, { message: route }).toBeLessThan(0.2);
      expect(await playThrough(page), route).not.toContain(false);
      await scrollTo('end');
      await expect.poll(least, { message: route }).toBeGreaterThan(0.8);
    }
  }));

it('it is stacked and complete with reduced motion, after the reduced motion switch and in print', () =>
  pages.visit(async (page) => {
    for (const route of stories) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(site + route);
      // Pictures below the first screen load after the first input.
      await page.keyboard.press('Shift');
      expect(await lostWhenStacked(page), route).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await lostWhenStacked(page), route).not.toEqual([]);
      await page.locator('footer [data-motion-switch]').click();
      await expect.poll(() => lostWhenStacked(page), { message: route }).toEqual([]);
      await page.locator('footer [data-motion-switch]').click();
      await page.emulateMedia({ media: 'print' });
      expect(await lostWhenStacked(page), route).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  }));

it('and without script', () =>
  scriptless.visit(async (page) => {
    for (const route of stories) {
      await page.goto(site + route);
      expect(await lostWhenStacked(page), route).toEqual([]);
    }
  }));
