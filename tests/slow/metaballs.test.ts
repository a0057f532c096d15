import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  ballPaths,
  ballPosition,
} from '../../apps/site/src/blocks/MetaballsHead/Metaballs/ball-path.ts';
import { finishedAnimations } from '../support/finished-animations.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { contentOf, interfaceCopy } from '../support/site-copy.ts';
import { pagesWith } from '../support/site-routes.ts';
import { waitForNothing } from '../support/wait-for-nothing.ts';

const site = inject('site');
const [ballPage = ''] = pagesWith('data-metaballs');
/** Chromium without WebGL, as with blocked graphics drivers; and one that renders in software. */
const small = { viewport: { width: 480, height: 640 } };
const webgl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
let plain: PagePool;
let drawing: PagePool;
beforeAll(async () => {
  plain = await openPages({}, ['--disable-3d-apis']);
  drawing = await openPages(small, webgl);
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

/** Values sent to the graphics card, by their names in the shader, and the number of balls. */
type DrawnBalls = Record<string, number[]>;

/** After the next navigation, records the values with which the balls are drawn. */
const noteBalls = (page: Page) =>
  page.addInitScript(() => {
    const noted: Record<string, number[]> = {};
    Object.assign(window, { noted });
    const { getUniformLocation, uniform1f, uniform3fv, shaderSource } =
      WebGL2RenderingContext.prototype;
    const names = new WeakMap<object, string>();
    Object.assign(WebGL2RenderingContext.prototype, {
      getUniformLocation(this: WebGL2RenderingContext, program: WebGLProgram, name: string) {
        const location = getUniformLocation.call(this, program, name);
        if (location) names.set(location, name);
        return location;
      },
      uniform1f(this: WebGL2RenderingContext, location: WebGLUniformLocation, value: number) {
        noted[names.get(location) ?? ''] = [value];
        uniform1f.call(this, location, value);
      },
      uniform3fv(this: WebGL2RenderingContext, location: WebGLUniformLocation, value: Float32List) {
        noted[names.get(location) ?? ''] = [...value];
        uniform3fv.call(this, location, value);
      },
      shaderSource(this: WebGL2RenderingContext, shader: WebGLShader, source: string) {
        const count = /uBalls\[(\d+)\]/.exec(source)?.[1];
        if (count) noted.count = [Number(count)];
        shaderSource.call(this, shader, source);
      },
    });
  });

const drawnBalls = (page: Page): Promise<DrawnBalls> =>
  page.evaluate(() => Reflect.get(window, 'noted'));

async function openStage(page: Page, reduced = false) {
  await page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
  await noteBalls(page);
  await page.goto(site + ballPage);
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 320);
}

describe('the balls behind the services banner', () => {
  it('are a still picture of fifteen without WebGL', () =>
    plain.visit(async (page) => {
      await openStage(page);
      await waitForNothing(800);
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
      await expect.poll(cursorSize, { interval: 200 }).toBe(2);
      const figures = await drawnBalls(page);
      expect(figures.count).toEqual([15]);
      expect(figures.uSize).toEqual([20]);
      expect(figures.uColour?.map((part) => Math.round(part * 255))).toEqual(accent);
    }));

  it('move at a speed of 0.3 and follow the pointer with a smoothing of 0.05', async () => {
    // With a clock of the test and without drawing: only the values matter.
    const own = await openPages(small, webgl, 1);
    onTestFinished(() => own.close());
    await own.visit(async (page) => {
      await page.clock.install();
      await page.addInitScript(() => {
        Object.assign(WebGL2RenderingContext.prototype, { drawArrays() {}, drawElements() {} });
      });
      await openStage(page);
      const cursor = async () => (await drawnBalls(page)).uCursor?.[0] ?? 0;
      const wake = async () => {
        await page.mouse.move(60 + Math.random() * 300, 150);
        return (await drawnBalls(page))['uBalls[0]']?.length;
      };
      await expect.poll(wake, { interval: 200 }).toBe(45);
      await page.clock.pauseAt(Date.now() + 30_000);
      await page.mouse.move(60, 150);
      await page.clock.runFor(4000);
      const [positions = [], seconds] = [
        (await drawnBalls(page))['uBalls[0]'],
        await page.evaluate(() => performance.now() / 1000),
      ];
      const due = ballPaths(15).flatMap((path) => ballPosition(path, 0.3 * seconds));
      // The window scales the field, each axis by the same factor for all balls.
      for (const axis of [0, 1]) {
        const pairs = due.flatMap((expected, at) =>
          at % 2 === axis
            ? [[expected, positions[((at - axis) / 2) * 3 + axis] ?? 0] as const]
            : [],
        );
        const [far, scale] = pairs.toSorted((a, b) => Math.abs(b[0]) - Math.abs(a[0]))[0] ?? [1, 0];
        for (const [expected, actual] of pairs)
          expect(Math.abs(actual - (expected * scale) / far)).toBeLessThan(0.2);
      }
      const from = await cursor();
      await page.mouse.move(400, 150);
      await page.clock.runFor(200);
      const near = await cursor();
      await page.clock.runFor(5000);
      const goal = await cursor();
      expect((goal - near) / (goal - from)).toBeCloseTo(0.95 ** (200 / (1000 / 60)), 1);
    });
  });

  it('move, until the reduced motion switch stops them', () =>
    drawing.visit(async (page) => {
      await openStage(page);
      let step = 0;
      let before = await page.screenshot();
      const moves = async () => {
        step += 10;
        await page.mouse.move(200 + step, 300);
        const after = await page.screenshot();
        const hasMoved = (await isLive(page)) && !after.equals(before);
        before = after;
        return hasMoved;
      };
      await expect.poll(moves, { interval: 200 }).toBe(true);
      await page
        .getByRole('button', { name: interfaceCopy.reducedMotion.label })
        .evaluate((button) => (button as HTMLElement).click());
      await expect.poll(() => isLive(page)).toBe(false);
      await finishedAnimations(page);
      before = await page.screenshot();
      await waitForNothing(2000);
      expect(before.equals(await page.screenshot())).toBe(true);
      expect(await isLive(page)).toBe(false);
    }));

  it('do not move with reduced motion', () =>
    drawing.visit(async (page) => {
      await openStage(page, true);
      await waitForNothing(800);
      expect(await isLive(page)).toBe(false);
      expect(await still(page).isVisible()).toBe(true);
    }));

  it.each([390, 1280, 1920])('leave the top four rem to the header at %i pixels', (width) =>
    plain.visit(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      await openStage(page, true);
      await page.locator('[data-header]').evaluate((header) => {
        header.style.visibility = 'hidden';
      });
      const topEdge = await page.screenshot({ clip: { x: 0, y: 0, width, height: 64 } });
      const { channels } = await sharp(topEdge).stats();
      expect(channels[1]?.max).toBeLessThan(60);
    }),
  );

  it.each([320, 390, 768])('end above the words of the banner at %i pixels', (width) =>
    plain.visit(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      await openStage(page, true);
      const balls = await still(page).evaluate((drawing) => drawing.getBoundingClientRect().bottom);
      const title = await page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top);
      expect(balls).toBeLessThanOrEqual(title);
    }),
  );
});
