import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openMeasuringPages, openPages, type PagePool } from '../support/page-pool.ts';
import { templates } from '../support/site-routes.ts';

const site = inject('site');
const widths = [320, 390, 768, 1024, 1280, 1920, 2560, 3840];
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' });
});
afterAll(() => pages.close());

/** Whether words of each band stand at both edges of the window, at three moments of its run. */
async function emptyEdges(page: Page) {
  return page.evaluate(async () => {
    const runs = [...document.querySelectorAll<HTMLElement>('[data-moves]')];
    runs[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const empty: string[] = [];
    for (const moment of [0, 0.5, 0.999]) {
      for (const run of runs) {
        for (const animation of run.getAnimations()) {
          animation.pause();
          animation.currentTime = moment * Number(animation.effect?.getTiming().duration);
        }
        for (const x of [2, innerWidth - 3]) {
          let met = false;
          for (let y = 0; y < innerHeight && !met; y += 4) {
            met = document
              .elementsFromPoint(x, y)
              .some((part) => part.closest('li')?.closest('[data-moves]') === run);
          }
          if (!met) empty.push(`${run.textContent?.slice(0, 20)} at ${x} px, ${moment}`);
        }
      }
    }
    return empty;
  });
}

describe.concurrent('the bands of running words are filled from edge to edge', () => {
  it.for(widths)('at %i pixels', (width, { expect }) =>
    pages.visit(async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site);
      expect(await emptyEdges(page)).toEqual([]);
    }),
  );
});

/** Pixels of the headline's lines, and how many of them the picture beside it takes away. */
async function hiddenShare(page: Page): Promise<number> {
  const title = page.locator('main h1').first();
  const box = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
  // A picture of the whole page takes the longer the wider its window is.
  const fullPage = box.y + box.height > (page.viewportSize()?.height ?? 0);
  const shot = async () =>
    sharp(await page.screenshot({ fullPage, clip: box }))
      .greyscale()
      .raw()
      .toBuffer();
  const whole = await shot();
  const withPicture = (show: boolean) =>
    page.locator('main section:has(h1) picture').evaluateAll(
      (pictures, visibility) => {
        for (const picture of pictures as HTMLElement[]) picture.style.visibility = visibility;
      },
      show ? '' : 'hidden',
    );
  await withPicture(false);
  const bare = await shot();
  await withPicture(true);
  let letters = 0;
  let lost = 0;
  for (const [index, value] of bare.entries()) {
    if (value < 150) continue;
    letters += 1;
    if (Math.abs(value - (whole[index] ?? 0)) > 60) lost += 1;
  }
  expect(letters).toBeGreaterThan(500);
  return lost / letters;
}

describe.concurrent('the headline of the first screen keeps every letter beside its picture', () => {
  it.for(widths)('at %i pixels', (width, { expect }) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site);
      expect(await hiddenShare(page)).toBeLessThan(0.01);
    }),
  );
});

describe.concurrent('the way to a chat lies on nothing of the page', () => {
  let measured: PagePool;
  beforeAll(async () => {
    measured = await openMeasuringPages();
  });
  afterAll(() => measured.close());

  it.for(templates)('on %s', (route, { expect }) =>
    measured.visit(async (page) => {
      await page.goto(site + route);
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const outside = await page.evaluate(() => {
          const links = document.querySelectorAll('[data-header] a[target="_blank"]');
          // That of the closed menu is not there yet.
          const chats = [...links].filter((link) => link.checkVisibility());
          if (chats.length !== 1) return [`${chats.length} ways to a chat`];
          const bar = document.querySelector('[data-header] > *')?.getBoundingClientRect();
          return chats.flatMap((chat) => {
            const box = chat.getBoundingClientRect();
            const inside =
              bar && box.top >= bar.top && box.bottom <= bar.bottom && box.right <= bar.right;
            const over = [
              ...document.querySelectorAll('[data-header] a, [data-header] summary'),
            ].some((other) => {
              const at = other.getBoundingClientRect();
              return (
                other !== chat &&
                at.width > 0 &&
                at.left < box.right &&
                at.right > box.left &&
                at.top < box.bottom &&
                at.bottom > box.top
              );
            });
            return box.width > 0 && inside && !over ? [] : [JSON.stringify(box)];
          });
        });
        expect(outside).toEqual([]);
      }
    }),
  );
});
