import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { contentOf, interfaceCopy } from '../../support/site-copy.ts';
import { pagesWith } from '../../support/site-routes.ts';
import { waitForNothing } from '../../support/wait-for-nothing.ts';

const site = inject('site');
type Said = { feedback: string; highlight?: string; name: string };
const { testimonials } = contentOf<{ testimonials: Said[] }>('testimonials.yaml');
const claims = testimonials.flatMap(({ highlight }) => highlight ?? []);
const [route = ''] = pagesWith('id="testimonials-title"');
const { label: motionSwitch } = interfaceCopy.reducedMotion;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [withoutPictures]);
});
afterAll(() => pages.close());

const region = (page: Page) => page.locator('section[aria-labelledby="testimonials-title"]');
/** The moving claims, not the row of full quotes, which is a group too. */
const line = (page: Page) =>
  region(page)
    .getByRole('group')
    .filter({ hasNot: page.locator('blockquote') });

const atTestimonials = (width: number, run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await disableStorage(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site + route);
    await region(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await run(page);
  });

/** The completely visible claims when the slider is at rest, left to right. */
const visibleClaims = (page: Page) =>
  line(page).evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const inside = [...frame.querySelectorAll('li')].filter((claim) => {
      const box = claim.getBoundingClientRect();
      return box.width > 0 && box.left > left - 2 && box.right < right + 2;
    });
    return inside.map((claim) => claim.querySelector('p')?.textContent ?? '');
  });

/** Moves the clock of the slider, so that the result does not depend on the machine. */
const atSecond = (page: Page, seconds: number) =>
  line(page).evaluate((frame, time) => {
    const [motion] = frame.getAnimations({ subtree: true });
    motion?.pause();
    if (motion) motion.currentTime = time * 1000;
  }, seconds);

const moves = (page: Page) =>
  line(page).evaluate((frame) => frame.getAnimations({ subtree: true })[0]?.playState ?? 'none');

describe.runIf(claims.length > 2)('the claims of the testimonials', { concurrent: true }, () => {
  it('are two at a time from 1431 pixels, below that one', ({ expect }) =>
    atTestimonials(1920, async (page) => {
      await atSecond(page, 0);
      for (const [width = 0, count = 0] of [
        [1920, 2],
        [1431, 2],
        [1430, 1],
        [1024, 1],
        [768, 1],
        [390, 1],
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => visibleClaims(page)).toEqual(claims.slice(0, count));
      }
    }));

  it('move on by one every two seconds and begin again after the last', ({ expect }) =>
    atTestimonials(1600, async (page) => {
      for (const step of Array.from({ length: claims.length * 2 }, (_none, index) => index)) {
        const [first, second] = [0, 1].map((offset) => claims[(step + offset) % claims.length]);
        for (const moment of [0, 1.3]) {
          await atSecond(page, step * 2 + moment);
          expect(await visibleClaims(page)).toEqual([first, second]);
        }
      }
    }));

  it('stop on hover and on focus, then go on', ({ expect }) =>
    atTestimonials(1280, async (page) => {
      await expect.poll(() => moves(page)).toBe('running');
      await line(page).hover();
      await expect.poll(() => moves(page)).toBe('paused');
      await page.mouse.move(2, 2);
      await expect.poll(() => moves(page)).toBe('running');
      await line(page).focus();
      await expect.poll(() => moves(page)).toBe('paused');
      await page.keyboard.press('Tab');
      await expect.poll(() => moves(page)).toBe('running');
    }));

  it('stop on touch', ({ expect }) =>
    atTestimonials(390, async (page) => {
      const touch = await page.context().newCDPSession(page);
      const { x = 0, y = 0 } = (await line(page).boundingBox()) ?? {};
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: x + 40, y: y + 20 }],
      });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => moves(page)).toBe('paused');
      await touch.detach();
    }));

  it('stop by their button, the same for all motion of the site', ({ expect }) =>
    atTestimonials(1280, async (page) => {
      await region(page).getByRole('button', { name: motionSwitch }).click();
      await expect.poll(() => moves(page)).toBe('none');
      await region(page).getByRole('button', { name: motionSwitch }).click();
      await expect.poll(() => moves(page)).toBe('running');
    }));

  it('are all visible, each once, with reduced motion', ({ expect }) =>
    atTestimonials(390, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await visibleClaims(page)).toEqual(claims);
    }));
});

it.runIf(route)('the full quotes do not move, all of them readable', () =>
  atTestimonials(390, async (page) => {
    const quotes = region(page).locator('blockquote');
    const boxes = () =>
      quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().left));
    expect(await quotes.allInnerTexts()).toEqual(testimonials.map(({ feedback }) => feedback));
    const before = await boxes();
    await waitForNothing(2500);
    expect(await boxes()).toEqual(before);
  }),
);
