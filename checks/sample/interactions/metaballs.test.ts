import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drawnBalls, noteBalls } from '../../support/drawn-balls.ts';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { changedParts, takePicture } from '../../support/pixels.ts';
import { contentOf, interfaceCopy } from '../../support/site-copy.ts';
import { pagesWith } from '../../support/site-routes.ts';

const site = inject('site');
const [ballPage = ''] = pagesWith('data-metaballs');
/** Chromium without WebGL, as on machines whose graphics it distrusts; and one that draws in software. */
let plain: PagePool;
let drawing: PagePool;
beforeAll(async () => {
  plain = await openPages({}, ['--disable-3d-apis']);
  drawing = await openPages({ viewport: { width: 480, height: 640 } }, [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ]);
});
afterAll(() => Promise.all([plain.close(), drawing.close()]));

const stage = (page: Page) => page.locator('main [aria-hidden="true"]:has(> canvas)');
const still = (page: Page) => stage(page).locator('svg');
const isLive = (page: Page) =>
  stage(page).evaluate((host) => 'live' in (host as HTMLElement).dataset);

/** The accent of the theme, as red, green and blue from 0 to 255. */
const accent = contentOf<{ accent: string }>('theme.yaml')
  .accent.match(/[\da-f]{2}/gi)
  ?.map((part) => Number.parseInt(part, 16));

async function openStage(page: Page, calm = false) {
  await page.emulateMedia({ reducedMotion: calm ? 'reduce' : 'no-preference' });
  await noteBalls(page);
  await page.goto(site + ballPage);
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 320);
}

describe('the balls behind the services banner', () => {
  it('are a still picture of fifteen where no WebGL is to be had', () =>
    plain.visit(async (page) => {
      await openStage(page);
      await page.waitForTimeout(800);
      expect(await still(page).locator('circle').count()).toBe(15);
      expect(await isLive(page)).toBe(false);
      expect(await still(page).evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1');
    }));

  it('are drawn as 15, size 20, with a ball of size 2 at the pointer, in the accent', () =>
    drawing.visit(async (page) => {
      await openStage(page);
      let step = 0;
      const cursorSize = async () => {
        step += 10;
        await page.mouse.move(200 + step, 300);
        return (await drawnBalls(page)).uCursor?.[2];
      };
      await expect.poll(cursorSize, { timeout: 15_000, interval: 200 }).toBe(2);
      const figures = await drawnBalls(page);
      expect(figures.count).toEqual([15]);
      expect(figures.uSize).toEqual([20]);
      expect(figures.uColour?.map((part) => Math.round(part * 255))).toEqual(accent);
    }));

  it('move, until the calm switch stops them', () =>
    drawing.visit(async (page) => {
      await openStage(page);
      let step = 0;
      let before = await takePicture(page);
      const moves = async () => {
        step += 10;
        await page.mouse.move(200 + step, 300);
        const after = await takePicture(page);
        const moved = (await isLive(page)) && !after.equals(before);
        before = after;
        return moved;
      };
      await expect.poll(moves, { timeout: 15_000, interval: 200 }).toBe(true);
      await page
        .getByRole('button', { name: interfaceCopy.footer.calm.label })
        .evaluate((button) => (button as HTMLElement).click());
      await page.waitForTimeout(1000);
      before = await takePicture(page);
      await page.waitForTimeout(2000);
      expect(await changedParts(page, before, await takePicture(page))).toEqual([]);
      expect(await isLive(page)).toBe(false);
    }));

  it('stand still where less motion is wished', () =>
    drawing.visit(async (page) => {
      await openStage(page, true);
      await page.waitForTimeout(800);
      expect(await isLive(page)).toBe(false);
      expect(await still(page).isVisible()).toBe(true);
    }));

  it.each([390, 1280, 1920])(
    'leave the top four rem to the links of the header at %i pixels',
    (width) =>
      plain.visit(async (page) => {
        await page.setViewportSize({ width, height: 900 });
        await openStage(page, true);
        await page.locator('[data-header]').evaluate((header) => {
          header.style.visibility = 'hidden';
        });
        const strip = await page.screenshot({ clip: { x: 0, y: 0, width, height: 64 } });
        expect(await brightest(strip)).toBeLessThan(60);
      }),
  );
});

/** The brightest green of a picture, from 0 to 255. An empty page reads it: the site's own allows no data: pictures. */
const brightest = (picture: Buffer) =>
  plain.visit(async (page) => {
    await page.goto('about:blank');
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const pixels = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
      let most = 0;
      for (let index = 1; index < pixels.length; index += 4)
        most = Math.max(most, pixels[index] ?? 0);
      return most;
    }, picture.toString('base64'));
  });
