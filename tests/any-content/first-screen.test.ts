import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  openMeasuringPages,
  openPages,
  type PagePool,
  waitUntilDrawn,
} from '../support/page-pool.ts';
import {
  opensEveryPage,
  opensEveryWidth,
  pagesWith,
  slowlyTestedPages,
} from '../support/site-routes.ts';

const site = inject('site');
const widths = opensEveryPage ? [320, 390, 768, 1024, 1280, 1920, 2560, 3840] : [320, 1280];
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' });
});
afterAll(() => pages.close());

/** Whether each marquee has text at both edges of the window, at three moments of its animation. */
async function emptyEdges(page: Page) {
  return page.evaluate(async () => {
    const runs = [...document.querySelectorAll<HTMLElement>('[class*="_run_"]')];
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
              .some((part) => part.closest('li')?.closest('[class*="_run_"]') === run);
          }
          if (!met) empty.push(`${run.textContent?.slice(0, 20)} at ${x} px, ${moment}`);
        }
      }
    }
    return empty;
  });
}

describe.concurrent('the marquees are filled from edge to edge', () => {
  it.for(widths)('at %i pixels', (width, { expect }) =>
    pages.visit(async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site);
      expect(await emptyEdges(page)).toEqual([]);
    }),
  );
});

/** The share of the headline's pixels that the picture covers. */
async function hiddenShare(page: Page): Promise<number> {
  const title = page.locator('main h1').first();
  const box = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
  // A screenshot of the whole page takes longer in a wider window.
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

describe.concurrent('the picture of the first screen covers no letter of the headline', () => {
  it.for(widths)('at %i pixels', (width, { expect }) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site);
      await waitUntilDrawn(page);
      // Again, because Chromium on a busy machine sometimes repeats one tile in a screenshot.
      await expect.poll(() => hiddenShare(page)).toBeLessThan(0.01);
    }),
  );
});

describe('the first screen', () => {
  it.each([
    ['/', 'h1', 390, 664],
    ['/', 'main section:first-of-type a[href="/contact-us"]', 390, 664],
    ['/', 'main section:first-of-type a[href="/contact-us"]', 320, 568],
    ['/', 'main section:first-of-type a[href="/contact-us"]', 360, 740],
    ['/', 'main section:first-of-type a[href="/contact-us"]', 768, 1024],
    ['/contact-us', '[name="name"]', 390, 664],
    ['/contact-us', '[name="name"]', 768, 1024],
  ])('of %s holds %s at %i × %i', (route, part, width, height) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height });
      await page.goto(site + route);
      const box = await page.locator(part).first().boundingBox();
      expect(
        (box?.y ?? height) + (box?.height ?? 0),
        `Shorten the texts at the head of ${route} in its file in pages/: title or headline, and the text below`,
      ).toBeLessThanOrEqual(height);
    }),
  );
});

describe.concurrent('the floating chat link is there, and the page can be moved away from it', () => {
  // Only boxes count.
  let measuring: PagePool;
  beforeAll(async () => {
    measuring = await openMeasuringPages();
  });
  afterAll(() => measuring.close());
  const windows: [width: number, height: number][] = opensEveryWidth
    ? [
        [320, 568],
        [390, 664],
        [768, 1024],
        [1280, 800],
      ]
    : [
        [320, 568],
        [390, 664],
        [1280, 800],
      ];
  /** Why the link is not as it should be, or nothing. */
  const problem = (page: Page) =>
    page.locator('[data-chat]').evaluate((chat) => {
      if (!chat.checkVisibility({ visibilityProperty: true })) return 'hidden';
      const { left, top, right, bottom } = chat.getBoundingClientRect();
      if (right > innerWidth || bottom > innerHeight || top < innerHeight / 2) return 'outside';
      return document
        .elementFromPoint((left + right) / 2, (top + bottom) / 2)
        ?.closest('[data-chat]')
        ? ''
        : 'under another part';
    });
  /** The text or control that the link covers at the end of the page. */
  const covered = (page: Page) =>
    page.locator('[data-chat]').evaluate((chat) => {
      const { left, top, right, bottom } = chat.getBoundingClientRect();
      const meets = (box: DOMRect) =>
        box.right > left && box.left < right && box.bottom > top && box.top < bottom;
      const range = document.createRange();
      const boxesOf = (element: Element) =>
        element.matches('a, button, input, select, textarea, summary')
          ? [...element.getClientRects()]
          : [...element.childNodes]
              .filter((node) => node instanceof Text && node.data.trim() !== '')
              .flatMap((node) => {
                range.selectNodeContents(node);
                return [...range.getClientRects()];
              });
      const under = [...document.querySelectorAll('main *, footer *')].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && boxesOf(element).some(meets),
      );
      return under?.outerHTML.slice(0, 80) ?? '';
    });

  it.for(slowlyTestedPages)('on %s', (route, { expect }) =>
    measuring.visit(async (page) => {
      await page.goto(site + route);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          await page.evaluate((top) => scrollTo(0, top), end * share);
          await expect.poll(() => problem(page), { message: `${width} px` }).toBe('');
        }
        expect(await covered(page), `${width} px`).toBe('');
      }
    }),
  );
});

/** The share of the title's pixels whose contrast with the picture behind them is less than 3 to 1. */
async function faintShare(page: Page): Promise<number> {
  const title = page.locator('#page-head h1');
  const box = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const shot = async (colour: string) => {
    await title.evaluate((heading, value) => {
      heading.style.setProperty('color', value, 'important');
    }, colour);
    const clip = {
      ...box,
      height: Math.min(box.height, (page.viewportSize()?.height ?? 0) - box.y),
    };
    return sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  };
  const luminance = (pixels: Buffer, at: number) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((offset) => {
      const share = (pixels[at + offset] ?? 0) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [bare, white, black] = [await shot('transparent'), await shot('#fff'), await shot('#000')];
  let letters = 0;
  let faint = 0;
  for (let at = 0; at < bare.length; at += 3) {
    if ((white[at] ?? 0) < 250 || (black[at] ?? 255) > 5) continue;
    letters += 1;
    if (1.05 / (luminance(bare, at) + 0.05) < 3) faint += 1;
  }
  expect(letters).toBeGreaterThan(500);
  return faint / letters;
}

const overPictures = pagesWith('id="page-head" data-tone="dark" data-wide="true"');
// Content may have no such page.
describe.runIf(overPictures.length > 0)(
  'a light title over a picture',
  { concurrent: true },
  () => {
    it.for(overPictures)('has contrast on %s', (route, { expect }) =>
      pages.visit(async (page) => {
        await page.goto(site + route);
        for (const width of [390, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await waitUntilDrawn(page);
          expect(await faintShare(page), `${width} px`).toBeLessThan(0.01);
        }
      }),
    );
  },
);
