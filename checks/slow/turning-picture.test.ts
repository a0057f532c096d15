import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forgetfully } from '../support/page-pool.ts';
import { takePicture } from '../support/pixels.ts';
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
const isSequence = (address: string) => /\.frames$|wake-picture/.test(address);

/** A page of a device with a graphics card: this machine draws with its processor, which the page would notice. */
const withCard = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...[kind, wishes]) {
      const free = { ...wishes, failIfMajorPerformanceCaveat: false };
      return Reflect.apply(getContext, this, [kind, free]);
    } as typeof getContext;
    const { getParameter } = WebGL2RenderingContext.prototype;
    const unmaskedRenderer = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === unmaskedRenderer ? 'A graphics card' : getParameter.call(this, name);
    };
  });

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

const connected = (connection: object) => async (page: Page) => {
  await withCard(page);
  await page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told });
  }, connection);
};

/** From the next page on, counts the pictures that go to the graphics card: each frame when it is first shown. */
const countFrames = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { framesShown: 0 });
    const { texImage2D } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.texImage2D = function (...wishes: unknown[]) {
      if (wishes.at(-1) instanceof ImageBitmap)
        Reflect.set(window, 'framesShown', Reflect.get(window, 'framesShown') + 1);
      Reflect.apply(texImage2D, this, wishes);
    };
  });

const framesShown = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'framesShown'));

/** Why a picture stays still, and how a page comes to have that reason. */
const reasons: [string, (page: Page) => Promise<unknown>][] = [
  ['no graphics card draws', async () => undefined],
  ['data is saved', connected({ saveData: true })],
  ['data is metered', connected({ type: 'cellular', effectiveType: '4g' })],
  ['the line is slow', connected({ effectiveType: '3g' })],
  [
    'less motion is wished',
    async (page) => {
      await withCard(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  ],
  [
    'calm is on',
    async (page) => {
      await withCard(page);
      await page.addInitScript(() => {
        Storage.prototype.getItem = () => 'on';
      });
    },
  ],
];

it('no page turns more than its first picture', () => {
  expect(turning).toEqual([...new Set(turning)]);
});

describe.each(turning)('the first picture of %s', (path) => {
  let browser: SiteBrowser;
  beforeAll(async () => {
    browser = await openBrowser(
      { viewport: { width: 640, height: 700 }, reducedMotion: 'no-preference' },
      ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    );
  });
  afterAll(() => browser.close());

  /** A page of its own each time: what one is told at its start must not reach the next. */
  async function visit(see: (page: Page) => Promise<void>) {
    const page = await browser.newPage();
    await forgetfully(page);
    await see(page).finally(() => page.close());
  }

  it('answers the hand after the first idle, not before', () =>
    visit(async (page) => {
      await withCard(page);
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

  it('leans towards the mouse and swings with the hand where no graphics card draws, and rests in calm', () =>
    visit(async (page) => {
      await page.goto(site + path);
      const leaning = page.locator('[data-turning][data-leans]');
      await leaning.waitFor({ timeout: 60_000 });
      const pose = () =>
        leaning.locator('img').evaluate((image) => {
          const { transform, rotate } = getComputedStyle(image);
          return `${transform} ${rotate}`;
        });
      const box = await leaning.boundingBox();
      if (!box) throw new Error('the picture has no box');
      const [x, y] = [box.x + box.width * 0.43, box.y + box.height * 0.38];
      await page.mouse.move(x + 40, y + 40);
      const leant = await pose();
      expect(leant).not.toMatch(/^none/);
      await page.mouse.down();
      await page.mouse.move(x - 80, y + 40, { steps: 4 });
      await expect.poll(pose).toMatch(/ -[\d.]+deg$/);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      await page.mouse.up();
      await page.locator('[data-calm-switch]').first().click();
      await expect.poll(() => page.locator('[data-turning][data-leans]').count()).toBe(0);
    }));

  it('says once how it is turned, swings on when it is let go, and comes to rest', () =>
    visit(async (page) => {
      await page.goto(site + path);
      const handle = page.locator('[data-turning][data-leans] [role="slider"]');
      await handle.waitFor({ timeout: 60_000 });
      expect(await handle.evaluate((part) => getComputedStyle(part).cursor)).toBe('grab');
      expect(await handle.evaluate((part) => getComputedStyle(part).touchAction)).toBe('pan-y');
      const hint = page.locator('[data-turning][data-hint] p');
      expect(await hint.textContent()).toBe(await handle.getAttribute('aria-label'));
      await expect.poll(() => hint.count()).toBe(0);

      const turned = () =>
        page
          .locator('[data-turning] img')
          .evaluate((image) => Number.parseFloat(getComputedStyle(image).rotate) || 0);
      await expect.poll(turned).toBe(0);
      const box = await handle.boundingBox();
      if (!box) throw new Error('the handle has no box');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width / 4, y, { steps: 6 });
      await expect.poll(turned).toBeGreaterThan(15);
      await page.mouse.up();
      await expect.poll(turned).toBeLessThan(-1);
      await expect.poll(turned).toBe(0);
      await handle.focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(turned).toBe(-6);
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

  it('turns by key and by hand, comes apart by scrolling, and rests in calm', () =>
    visit(async (page) => {
      await withCard(page);
      await countFrames(page);
      await page.goto(site + path);
      await page.waitForSelector(live, { timeout: 60_000 });
      const handle = page.locator('[data-turning] [role="slider"]');
      const seen = async () => (await takePicture(page)).toString('base64');
      const turned = async () => Number(await handle.getAttribute('aria-valuenow'));

      const atRest = await seen();
      await handle.focus();
      await page.keyboard.press('ArrowRight');
      expect(await turned()).toBeGreaterThan(0);
      await expect.poll(seen).not.toBe(atRest);
      await page.keyboard.press('Escape');
      expect(await turned()).toBe(0);

      const box = await handle.boundingBox();
      if (!box) throw new Error('the handle has no box');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2, { steps: 4 });
      expect(await turned()).toBeGreaterThan(10);
      await page.mouse.up();
      expect(await turned()).toBe(0);

      const before = await framesShown(page);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => framesShown(page), { timeout: 20_000 }).toBeGreaterThan(before);

      await page.locator('[data-calm-switch]').first().click();
      await expect.poll(() => page.locator(live).count()).toBe(0);
      expect(await handle.isVisible()).toBe(false);
      expect(await page.locator('[data-turning] img').isVisible()).toBe(true);
    }));
});
