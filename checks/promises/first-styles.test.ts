import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { takePicture } from '../support/pixels.ts';
import {
  laidOut,
  openBrowser,
  type SiteBrowser,
  withoutPictures,
} from '../support/site-browser.ts';
import { builtPage, routes, templates } from '../support/site-routes.ts';

const site = inject('site');
const isSplit = (route: string) => builtPage(route).includes('data-sheet');
const split = templates.filter(isSplit);

let browser: SiteBrowser;
beforeAll(async () => {
  browser = await openBrowser({ reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

/** Holds back the sheet of a page until the returned function lets it through. */
async function holdSheet(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/page.*.css', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What is laid out with the first frame: the others are there later, and hidden until then. */
const showFirstBands = (page: Page) =>
  page.evaluate(async () => {
    const later = document.querySelectorAll<HTMLElement>(
      'main > :nth-child(n + 3 of :not(script)), [data-later], body > footer',
    );
    for (const band of later) band.style.visibility = 'hidden';
    await document.fonts.ready;
    const inWindow = (picture: HTMLImageElement) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const seen = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return seen && picture.checkVisibility({ visibilityProperty: true });
    };
    await Promise.allSettled(
      [...document.images].map(
        (picture) => (picture.complete || inWindow(picture)) && picture.decode(),
      ),
    );
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** In grey, by fours: the edge of a round corner may fall to one side of a pixel or the other. */
const softened = async (picture: Buffer) => {
  const { width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .greyscale()
    .resize(Math.round(width / 4))
    .raw()
    .toBuffer();
};

/** The largest step between two pictures, of 255. */
async function largestStep(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([softened(before), softened(after)]);
  expect(one.length).toBe(other.length);
  return one.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))),
    0,
  );
}

describe('the first screen looks the same before its sheet is there and after', () => {
  it('some pages have a sheet', () => expect(split.length).toBeGreaterThan(5));

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    it.each(split)(`on %s at ${width} pixels`, async (route) => {
      const page = await browser.newPage();
      try {
        await page.setViewportSize({ width, height });
        const release = await holdSheet(page);
        await page.goto(site + route, { waitUntil: 'commit' });
        await page.waitForLoadState('load');
        await showFirstBands(page);
        const before = await takePicture(page);
        release();
        await laidOut(page);
        await page.waitForLoadState('networkidle');
        await showFirstBands(page);
        expect(await largestStep(before, await takePicture(page))).toBeLessThan(24);
      } finally {
        await page.close();
      }
    });
});

describe('no page is wider than a phone before its sheet is there', () => {
  it.each(routes.filter(isSplit))('%s', async (route) => {
    const page = await browser.newPage();
    try {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdSheet(page);
      await page.goto(site + route, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      release();
      expect(width).toBe(390);
    } finally {
      await page.close();
    }
  });
});

describe('the sheet of a page', () => {
  const [route = '/'] = split;
  const styled = (page: Page) =>
    page.evaluate(() =>
      [...document.styleSheets].some(({ href }) => /\/page\.[\w-]+\.css$/.test(href ?? '')),
    );

  it('comes at the first sign of a visitor, who waits for no picture', async () => {
    const page = await browser.newPage();
    await page.route('**/*.{avif,webp}', () => undefined);
    await page.goto(site + route, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    expect(await styled(page)).toBe(false);
    await page.keyboard.press('Tab');
    await laidOut(page);
    expect(await styled(page)).toBe(true);
    await page.close();
  });

  it('is there before anything shows where a page is loaded again or entered in its middle', async () => {
    const page = await browser.newPage();
    const release = await holdSheet(page);
    await page.goto(`${site + route}#main`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.waitForTimeout(300);
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(await painted()).toBe(0);
    release();
    await expect.poll(painted).toBeGreaterThan(0);
    expect(await styled(page)).toBe(true);
    await page.close();
  });

  it('waits for no picture where pictures are blocked', async () => {
    const blind = await openBrowser({}, [withoutPictures]);
    const page = await blind.newPage();
    await page.goto(site + route, { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await expect.poll(() => styled(page), { timeout: 2500 }).toBe(true);
    await blind.close();
  });

  it('has the page loaded again, once, where a newer build has taken its place', async () => {
    const page = await browser.newPage();
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    await page.route('**/_astro/page.*.css', (request) => request.fulfill({ status: 404 }));
    await page.goto(site + route, { waitUntil: 'commit' });
    await expect.poll(() => loads.length).toBe(2);
    await laidOut(page);
    await page.waitForTimeout(300);
    expect(loads).toHaveLength(2);
    await page.close();
  });

  it('is missed by no page: without it all bands show', async () => {
    const page = await browser.newPage();
    await page.route('**/_astro/page.*.css', (request) => request.abort());
    await page.goto(site + route);
    await laidOut(page);
    expect(await page.locator('body > footer').isVisible()).toBe(true);
    await page.close();
  });
});
