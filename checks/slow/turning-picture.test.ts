import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forgetfully } from '../support/page-pool.ts';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';
import { sitePages } from '../support/site-pages.ts';

const site = inject('site');
const documents = await sitePages(site);
const turning = [...documents].flatMap(([path, { elements }]) =>
  elements.flatMap(({ attrs }) =>
    attrs.some(({ name }) => name === 'data-turning') ? [path] : [],
  ),
);

const live = '[data-turning][data-live]';
const isSequence = (address: string) => /\.frames$|turn-picture/.test(address);

/** Notes what the sequence fetches, each with the seconds since the page was loaded. */
function noteSequence(page: Page): number[] {
  const asked: number[] = [];
  let loaded = Number.POSITIVE_INFINITY;
  page.on('load', () => {
    loaded = performance.now();
  });
  page.on('request', (request) => {
    if (isSequence(request.url())) asked.push((performance.now() - loaded) / 1000);
  });
  return asked;
}

const connected = (connection: object) => (page: Page) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told });
  }, connection);

/** Why a picture stays still, and how a page comes to have that reason. */
const reasons: [string, (page: Page) => Promise<unknown>][] = [
  ['data is saved', connected({ saveData: true })],
  ['data is metered', connected({ type: 'cellular', effectiveType: '4g' })],
  ['the line is slow', connected({ effectiveType: '3g' })],
  ['less motion is wished', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'calm is on',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.getItem = () => 'on';
      }),
  ],
];

it('no page turns more than its first picture', () => {
  expect(turning).toEqual([...new Set(turning)]);
});

describe.each(turning)('the first picture of %s', (path) => {
  let browser: SiteBrowser;
  beforeAll(async () => {
    browser = await openBrowser({
      viewport: { width: 640, height: 700 },
      reducedMotion: 'no-preference',
    });
  });
  afterAll(() => browser.close());

  /** A page of its own each time: what one is told at its start must not reach the next. */
  async function visit(see: (page: Page) => Promise<void>) {
    const page = await browser.newPage();
    await forgetfully(page);
    await see(page).finally(() => page.close());
  }

  it('answers the pointer after the first idle, not before', () =>
    visit(async (page) => {
      const asked = noteSequence(page);
      await page.goto(site + path);
      expect(await page.getByRole('slider').count()).toBe(0);
      await page.waitForSelector(live, { timeout: 60_000 });
      expect(asked.length).toBeGreaterThan(0);
      expect(Math.min(...asked)).toBeGreaterThan(2.5);
    }));

  it.concurrent.each(reasons)('fetches nothing and stays still where %s', (_name, prepare) =>
    visit(async (page) => {
      await prepare(page);
      const asked = noteSequence(page);
      await page.goto(site + path);
      await page.waitForTimeout(5500);
      expect(asked).toEqual([]);
      expect(await page.locator(live).count()).toBe(0);
    }),
  );

  /** Degrees that the picture is turned now. */
  const turned = (page: Page) =>
    page
      .locator('[data-turning]')
      .evaluate((host: HTMLElement) => 27 * Number(host.style.getPropertyValue('--turned')));

  it('leans towards the mouse', () =>
    visit(async (page) => {
      await page.goto(site + path);
      const still = page.locator(`${live} img`);
      await still.waitFor({ timeout: 60_000 });
      const pose = () => still.evaluate((image) => getComputedStyle(image).transform);
      const box = await page.locator(live).boundingBox();
      if (!box) throw new Error('the picture has no box');
      await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
      await expect.poll(() => turned(page)).toBe(0);
      const before = await pose();
      await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5);
      await expect.poll(pose).not.toBe(before);
    }));

  it('says once how it is turned, swings on when it is let go, and comes to rest', () =>
    visit(async (page) => {
      await page.goto(site + path);
      const handle = page.locator(`${live} [role="slider"]`);
      await handle.waitFor({ timeout: 60_000 });
      expect(await handle.evaluate((part) => getComputedStyle(part).cursor)).toBe('grab');
      expect(await handle.evaluate((part) => getComputedStyle(part).touchAction)).toBe('pan-y');
      const hint = page.locator('[data-turning][data-hint] p');
      expect(await hint.textContent()).toBe(await handle.getAttribute('aria-label'));
      await expect.poll(() => hint.count()).toBe(0);

      await expect.poll(() => turned(page)).toBe(0);
      const box = await handle.boundingBox();
      if (!box) throw new Error('the handle has no box');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width / 4, y, { steps: 6 });
      await expect.poll(() => turned(page)).toBeGreaterThan(15);
      expect(await page.locator('[data-turning] canvas').isVisible()).toBe(true);
      await page.mouse.up();
      await expect.poll(() => turned(page)).toBeLessThan(-1);
      await expect.poll(() => turned(page)).toBe(0);
      await handle.focus();
      await page.keyboard.press('ArrowLeft');
      expect(await handle.getAttribute('aria-valuenow')).toBe('-6');
      await expect.poll(async () => Math.round(await turned(page))).toBe(-6);
      await page.keyboard.press('Escape');
      expect(await handle.getAttribute('aria-valuenow')).toBe('0');
    }));

  it('lets a drag over it select no words, and one over the words all of them', () =>
    visit(async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(site + path);
      const selected = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 5 });
        await page.mouse.up();
        return page.evaluate(() => String(getSelection()).trim());
      };
      const box = await page.locator('[data-turning]').boundingBox();
      const words = await page.locator('main h1 > span').last().boundingBox();
      if (!box || !words) throw new Error('the first screen has no picture or no words');
      const at = { x: box.x + box.width * 0.43, y: box.y + box.height * 0.38 };
      const beside = { x: box.x + box.width * 0.05, y: at.y };
      for (const start of [at, beside])
        expect(await selected(start, { x: words.x + 20, y: words.y + 20 })).toBe('');
      const middle = words.y + words.height / 2;
      const said = await page.locator('main h1 > span').last().textContent();
      expect(
        await selected({ x: words.x + 1, y: middle }, { x: words.x + words.width - 1, y: middle }),
      ).toBe(said);
    }));

  it('comes apart by scrolling, and rests in calm', () =>
    visit(async (page) => {
      await page.goto(site + path);
      await page.waitForSelector(live, { timeout: 60_000 });
      const canvas = page.locator('[data-turning] canvas');
      const drawn = () =>
        canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL().length);
      const before = await drawn();
      await page.mouse.wheel(0, 300);
      await expect.poll(drawn, { timeout: 20_000 }).not.toBe(before);
      await expect.poll(() => canvas.isVisible()).toBe(true);

      await page.locator('[data-calm-switch]').first().click();
      await expect.poll(() => page.locator(live).count()).toBe(0);
      expect(await page.locator('[data-turning] [role="slider"]').isVisible()).toBe(false);
      expect(await page.locator('[data-turning] img').isVisible()).toBe(true);
    }));
});
