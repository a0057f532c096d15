import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { disableStorage } from '../support/page-pool.ts';
import { openBrowser, type SiteBrowser } from '../support/site-browser.ts';
import { pagesWith } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
const live = '[data-turning][data-live]';

const connected = (connection: object) => (page: Page) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, connection);

/** Why the picture does not move, and how to set up that condition. */
const reasons: [string, (page: Page) => Promise<unknown>][] = [
  ['data is saved', connected({ saveData: true })],
  ['data is metered', connected({ type: 'cellular', effectiveType: '4g' })],
  ['the connection is slow', connected({ effectiveType: '3g' })],
  ['reduced motion is asked for', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'the reduced motion switch is on',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.getItem = () => 'on';
      }),
  ],
];

describe.each(pagesWith('data-turning'))('the first picture of %s', (path) => {
  let browser: SiteBrowser;
  beforeAll(async () => {
    const viewport = { width: 640, height: 820 };
    browser = await openBrowser({ viewport, reducedMotion: 'no-preference' });
  });
  afterAll(() => browser.close());

  /** Opens a new page each time, so that storage and settings are not shared. */
  async function visit(run: (page: Page) => Promise<void>, prepare?: (typeof reasons)[0][1]) {
    const page = await browser.newPage();
    await disableStorage(page);
    await prepare?.(page);
    await run(page).finally(() => page.close());
  }

  it.concurrent.each(reasons)('loads no frames and does not move when %s', (_name, prepare) =>
    visit(async (page) => {
      const frames: string[] = [];
      page.on('request', (request) => {
        if (/\.frames$|turn-picture/.test(request.url())) frames.push(request.url());
      });
      await page.goto(site + path);
      await waitForNothing(5500);
      expect(frames).toEqual([]);
      expect(await page.locator(live).count()).toBe(0);
    }, prepare),
  );

  it('its parts separate on scroll while the first screen is pinned, until the reduced motion switch is used', () =>
    visit(async (page) => {
      await page.goto(site + path);
      await page.locator(live).waitFor({ timeout: 60_000 });
      const title = page.locator('h1');
      const before = await title.boundingBox();
      await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
      await expect.poll(() => page.locator('[data-turning] canvas').isVisible()).toBe(true);
      expect(await title.boundingBox()).toEqual(before);
      await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
      expect((await title.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
      await page.locator('[data-motion-switch]').first().click();
      await expect.poll(() => page.locator('[data-pinned]').count()).toBe(0);
    }));

  it('turns by dragging and by key, slows to a stop, selects no text, and stops with the reduced motion switch', () =>
    visit(async (page) => {
      await page.goto(site + path);
      const handle = page.locator(`${live} [role="slider"]`);
      await handle.waitFor({ timeout: 60_000 });
      const turned = () =>
        page
          .locator('[data-turning]')
          .evaluate((host: HTMLElement) => 27 * Number(host.style.getPropertyValue('--turned')));
      const box = await handle.boundingBox();
      if (!box) throw new Error('The handle has no box.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width / 4, y, { steps: 6 });
      await expect.poll(turned).toBeGreaterThan(15);
      expect(await page.locator('[data-turning] canvas').isVisible()).toBe(true);
      await page.mouse.up();
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      await expect.poll(turned).toBe(0);
      await handle.press('ArrowLeft');
      await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('-6');
      await expect.poll(async () => Math.round(await turned())).toBe(-6);
      await page.keyboard.press('Escape');
      await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('0');
      await page.locator('[data-motion-switch]').first().click();
      await expect.poll(() => page.locator(live).count()).toBe(0);
      expect(await page.locator('[data-turning] [role="slider"]').isVisible()).toBe(false);
      expect(await page.locator('[data-turning] img').isVisible()).toBe(true);
    }));
});
