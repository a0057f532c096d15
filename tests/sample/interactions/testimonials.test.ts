import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { disableStorage, openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { contentOf, interfaceCopy } from '../../support/site-copy.ts';
import { pagesWith } from '../../support/site-routes.ts';
import { waitForNothing } from '../../support/wait-for-nothing.ts';

const site = inject('site');
type Said = { feedback: string; highlight?: string; name: string; role: string };
const { testimonials } = contentOf<{ testimonials: Said[] }>('testimonials.yaml');
/** All that a slide says, in its order. */
const said = testimonials.map(({ highlight = '', feedback, name, role }) =>
  [highlight, feedback, name, role].filter(Boolean),
);
const [route = ''] = pagesWith('id="testimonials-title"');
const { label: motionSwitch } = interfaceCopy.reducedMotion;
const { previous, next } = interfaceCopy.testimonials;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({}, [withoutPictures]);
});
afterAll(() => pages.close());

const region = (page: Page) => page.locator('section[aria-labelledby="testimonials-title"]');
const row = (page: Page) => region(page).getByRole('group');

/** Opens the slider with a clock that only the test moves, so that the result does not depend on the machine. */
const atTestimonials = (width: number, run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await disableStorage(page);
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto(site + route);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await region(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    // The script has made its copies, and its observer has seen the row: an observer is called after earlier ones.
    await row(page).locator('figure[aria-hidden]').first().waitFor({ state: 'attached' });
    await row(page).evaluate(
      (frame) =>
        new Promise<void>((resolve) => {
          const seen = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && resolve();
          new IntersectionObserver(seen).observe(frame);
        }),
    );
    await run(page);
  });

/** What the completely visible slides say, left to right. */
const visible = (page: Page) =>
  row(page).evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const inside = [...frame.querySelectorAll('figure')].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    });
    return inside.map((slide) =>
      [...slide.querySelectorAll('blockquote p, strong, span')].map((part) => part.textContent),
    );
  });

/** The slides from one on, also after the last. */
const from = (index: number, count = 1) =>
  Array.from({ length: count }, (_none, offset) => said.at((index + offset) % said.length));

const isHovered = (page: Page) => row(page).evaluate((frame) => frame.matches(':hover'));

const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

// One after the other: pages of a browser share the clock that a test moves.
describe.runIf(said.length > 2)('the slider of the testimonials', () => {
  it('shows whole quotes, two at a time from 1431 pixels, below that one, and keeps its place', ({
    expect,
  }) =>
    atTestimonials(1920, async (page) => {
      await region(page).getByRole('button', { name: next }).click();
      await expect.poll(() => visible(page)).toEqual(from(1, 2));
      for (const [width = 0, count = 0] of [
        [1920, 2],
        [1431, 2],
        [1430, 1],
        [1024, 1],
        [768, 1],
        [390, 1],
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => visible(page)).toEqual(from(1, count));
      }
    }));

  it('moves on by one every two seconds and begins again after the last', ({ expect }) =>
    atTestimonials(1600, async (page) => {
      for (let index = 0; index < said.length * 2; index += 1) {
        await expect.poll(() => visible(page)).toEqual(from(index, 2));
        // The clock of the test is faster than the row: the next step waits until this one has ended.
        const ended = row(page).evaluate(
          (frame) =>
            new Promise<void>((resolve) => {
              frame.addEventListener('scrollend', () => resolve(), { once: true });
            }),
        );
        await seconds(page, 2);
        await ended;
      }
    }));

  it('stops on hover and on focus, then goes on', ({ expect }) =>
    atTestimonials(1280, async (page) => {
      await row(page).hover();
      await expect.poll(() => isHovered(page)).toBe(true);
      await seconds(page, 6);
      await waitForNothing(500);
      expect(await visible(page)).toEqual(from(0));
      await page.mouse.move(2, 2);
      await expect.poll(() => isHovered(page)).toBe(false);
      await seconds(page, 2);
      await expect.poll(() => visible(page)).toEqual(from(1));
      await row(page).focus();
      await seconds(page, 6);
      await waitForNothing(500);
      expect(await visible(page)).toEqual(from(1));
      await row(page).blur();
      await seconds(page, 2);
      await expect.poll(() => visible(page)).toEqual(from(2));
    }));

  it('stays where a finger has left it', ({ expect }) =>
    atTestimonials(390, async (page) => {
      await row(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
      // The browser moves the row under a finger, more than half of a slide here, and then to the next one.
      await row(page).evaluate((frame) =>
        frame.scrollBy({ left: frame.clientWidth * 0.7, behavior: 'smooth' }),
      );
      await expect.poll(() => visible(page)).toEqual(from(1));
      await seconds(page, 6);
      await waitForNothing(500);
      expect(await visible(page)).toEqual(from(1));
    }));

  it('is moved by its buttons in both directions without an end', ({ expect }) =>
    atTestimonials(390, async (page) => {
      const press = (name: string) => region(page).getByRole('button', { name }).click();
      await press(previous);
      await expect.poll(() => visible(page)).toEqual(from(said.length - 1));
      for (let index = 0; index <= said.length; index += 1) {
        await press(next);
        await expect.poll(() => visible(page)).toEqual(from(index));
      }
    }));

  it('stops by its button, the same for all motion of the site', ({ expect }) =>
    atTestimonials(1280, async (page) => {
      const toggle = async () => {
        await region(page).getByRole('button', { name: motionSwitch }).click();
        await region(page).getByRole('button', { name: motionSwitch }).blur();
        await page.mouse.move(2, 2);
        // The switch is applied after the next frame, which the clock of the page makes.
        await seconds(page, 0.1);
      };
      await toggle();
      await seconds(page, 6);
      await waitForNothing(500);
      expect(await visible(page)).toEqual(from(0));
      await toggle();
      await seconds(page, 2);
      await expect.poll(() => visible(page)).toEqual(from(1));
    }));

  it('does not move by itself with reduced motion, but by its buttons', ({ expect }) =>
    atTestimonials(390, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await seconds(page, 6);
      await waitForNothing(500);
      expect(await visible(page)).toEqual(from(0));
      await region(page).getByRole('button', { name: next }).click();
      await expect.poll(() => visible(page)).toEqual(from(1));
    }));
});
