import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { interfaceCopy } from '../../support/site-copy.ts';
import { builtPage, pagesWith } from '../../support/site-routes.ts';

const site = inject('site');
const [sliderPage = ''] = pagesWith('id="testimonials-title"');
const total = sliderPage ? builtPage(sliderPage).split('<blockquote').length - 1 : 0;
const { pauseSlides: pause, playSlides: play, previous, next } = interfaceCopy.motion;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [withoutPictures]);
});
afterAll(() => pages.close());

const region = (page: Page) => page.locator('section[aria-labelledby="testimonials-title"]');
const slides = (page: Page) => region(page).getByRole('group').first();

/** Opens the home page at the slider and waits until it is awake. */
const atSlider = (width: number, see: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site + sliderPage);
    await region(page).evaluate((part) =>
      part.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await slides(page).locator('xpath=self::*[@data-ready]').waitFor();
    await see(page);
  });

/** Which testimonials lie wholly in the window of the slider, by their place in the list, left to right. */
const shown = (page: Page) =>
  slides(page).evaluate((window) => {
    const frame = window.getBoundingClientRect();
    return [...window.querySelectorAll('li')]
      .map((slide, index) => ({ index, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= frame.left - 40 && box.right <= frame.right + 40)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ index }) => index);
  });

/** Notes when the first shown testimonial changes, in milliseconds, for as long as asked. */
const changes = (page: Page, milliseconds: number): Promise<number[]> =>
  slides(page).evaluate(
    (window, duration) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const cards = [...window.querySelectorAll('li')];
        const start = performance.now();
        const middle = window.getBoundingClientRect().left + window.clientWidth * 0.25;
        const under = () =>
          cards.findIndex((card) => {
            const { left, right } = card.getBoundingClientRect();
            return left <= middle && right > middle;
          });
        let last = under();
        const watch = (now: number) => {
          const current = under();
          if (current !== last && current !== -1) times.push(now);
          if (current !== -1) last = current;
          if (now - start < duration) requestAnimationFrame(watch);
          else resolve(times);
        };
        requestAnimationFrame(watch);
      }),
    milliseconds,
  );

describe.runIf(total > 2)('the testimonials', { concurrent: true }, () => {
  it('show two at a time from 1431 pixels on, below it one', ({ expect }) =>
    atSlider(1920, async (page) => {
      await region(page).getByRole('button', { name: pause }).click();
      for (const [width = 0, count = 0] of [
        [1920, 2],
        [1431, 2],
        [1430, 1],
        [1024, 1],
        [768, 1],
        [390, 1],
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => shown(page), { message: `${width} px` }).toHaveLength(count);
      }
    }));

  it(
    'move on by one every two seconds and begin again after the last',
    { concurrent: false },
    ({ expect }) =>
      atSlider(1600, async (page) => {
        const times = await changes(page, 11_000);
        expect(times.length).toBeGreaterThanOrEqual(4);
        expect(times.length).toBeLessThanOrEqual(6);
        const average = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1);
        expect(average).toBeGreaterThan(1500);
        expect(average).toBeLessThan(2500);
      }),
  );

  it('have no end in either direction, by the buttons and the keyboard', ({ expect }) =>
    atSlider(1280, async (page) => {
      await region(page).getByRole('button', { name: pause }).click();
      // A step that had begun before the pause comes to its end.
      await expect.poll(() => changes(page, 800)).toEqual([]);
      const [first = 0] = await shown(page);
      const forward = region(page).getByRole('button', { name: next });
      for (const step of Array.from({ length: total }, (_, index) => index + 1)) {
        await forward.press('Enter');
        await expect.poll(() => shown(page)).toEqual([(first + step) % total]);
      }
      await region(page).getByRole('button', { name: previous }).press('Enter');
      await expect.poll(() => shown(page)).toEqual([(first + total - 1) % total]);
    }));

  it('have no dots: three buttons and nothing else to press', ({ expect }) =>
    atSlider(1280, async (page) => {
      expect(await region(page).locator('button, a, input').count()).toBe(3);
    }));

  it('stand still under the pointer, then go on', ({ expect }) =>
    atSlider(1280, async (page) => {
      await slides(page).hover();
      await page.waitForTimeout(700);
      expect(await changes(page, 2600)).toEqual([]);
      await page.mouse.move(2, 2);
      expect(await changes(page, 4500)).not.toEqual([]);
    }));

  it('stand still while the keyboard is in them, then go on', ({ expect }) =>
    atSlider(1280, async (page) => {
      await region(page).getByRole('button', { name: next }).focus();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(700);
      expect(await changes(page, 2600)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await slides(page).evaluate((part) =>
        part.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      expect(await changes(page, 4500)).not.toEqual([]);
    }));

  it('stay paused after the pointer came and went', ({ expect }) =>
    atSlider(1280, async (page) => {
      await region(page).getByRole('button', { name: pause }).click();
      await slides(page).hover();
      await page.mouse.move(2, 2);
      await page.waitForTimeout(700);
      expect(await changes(page, 2600)).toEqual([]);
    }));

  it('do not move by themselves where less motion is wished, but the visitor may play them', ({
    expect,
  }) =>
    atSlider(1280, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await slides(page).scrollIntoViewIfNeeded();
      await slides(page).locator('xpath=self::*[@data-ready]').waitFor();
      expect(await changes(page, 2600)).toEqual([]);
      await region(page).getByRole('button', { name: play }).click();
      await page.mouse.move(2, 2);
      expect(await changes(page, 4500)).not.toEqual([]);
    }));
});

describe.runIf(sliderPage && total <= 2)('up to two testimonials', () => {
  it('stand still, all of them in sight, with nothing to press', () =>
    pages.visit(async (page) => {
      await page.goto(site + sliderPage);
      await region(page).scrollIntoViewIfNeeded();
      const quotes = region(page).locator('blockquote');
      expect(await quotes.count()).toBe(total);
      for (const quote of await quotes.all()) expect(await quote.isVisible()).toBe(true);
      expect(await region(page).locator('button').count()).toBe(0);
    }));
});
