import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ballPaths, ballPlace } from '../../site/islands/Metaballs/ball-path.ts';
import { drawnBalls, noteBalls } from '../support/drawn-balls.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const [ballPage = ''] = pagesWith('data-metaballs');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ viewport: { width: 480, height: 640 } }, [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ]);
});
afterAll(() => pages.close());

/** Opens the banner on a clock of our own: pictures follow only when `draw` asks for them. */
async function openOnOurClock(page: Page) {
  await noteBalls(page);
  await page.addInitScript(() => {
    // Only the figures count here, and software would take a minute to paint all these pictures.
    Object.assign(WebGL2RenderingContext.prototype, { drawArrays() {}, drawElements() {} });
    let asked = new Map<number, FrameRequestCallback>();
    let last = 0;
    let now = 0;
    Object.assign(window, {
      requestAnimationFrame(callback: FrameRequestCallback) {
        last += 1;
        asked.set(last, callback);
        return last;
      },
      cancelAnimationFrame: (frame: number) => asked.delete(frame),
      draw(pictures: number, gap: number) {
        for (let picture = 0; picture < pictures; picture += 1) {
          const due = asked;
          asked = new Map();
          now += gap;
          for (const callback of due.values()) callback(now);
        }
        return now;
      },
    });
  });
  await page.goto(site + ballPage);
  let step = 0;
  const moveMouse = async () => {
    step += 10;
    await page.mouse.move(100 + step, 120);
    await draw(page, 1);
    return ballPlaces(page);
  };
  await expect.poll(moveMouse, { timeout: 15_000, interval: 200 }).toHaveLength(15);
}

/** Draws some pictures, each so many milliseconds after the one before. @returns the clock */
const draw = (page: Page, pictures: number, gap = 1000 / 60): Promise<number> =>
  page.evaluate(([count, wait]) => Reflect.get(window, 'draw')(count, wait), [pictures, gap]);

async function ballPlaces(page: Page): Promise<[number, number][]> {
  const drawn = await drawnBalls(page);
  const figures = drawn['uBalls[0]'] ?? drawn.uBalls ?? [];
  return Array.from({ length: figures.length / 3 }, (_ball, index) => [
    figures[index * 3] ?? 0,
    figures[index * 3 + 1] ?? 0,
  ]);
}

async function cursorPlace(page: Page): Promise<[number, number]> {
  const [x = 0, y = 0] = (await drawnBalls(page)).uCursor ?? [];
  return [x, y];
}

const apart = ([x, y]: [number, number], [toX, toY]: [number, number]) =>
  Math.hypot(x - toX, y - toY);

describe('the balls behind the services banner', () => {
  it('go round at 0.3 of their own pace, however many pictures a second are drawn', () =>
    pages.visit(async (page) => {
      await openOnOurClock(page);
      const paths = ballPaths(15);
      for (const [pictures, gap] of [
        [1, 1000 / 60],
        [60, 1000 / 60],
        [240, 1000 / 120],
        [90, 1000 / 30],
      ] as const) {
        const seconds = (await draw(page, pictures, gap)) / 1000;
        const drawn = await ballPlaces(page);
        const due = paths.map((path) => ballPlace(path, 0.3 * seconds));
        // The window stretches the field: each axis by one factor for all balls.
        const [wide, tall] = [0, 1].map((axis) => {
          const farthest = due.reduce(
            (most, place, index) =>
              Math.abs(place[axis] ?? 0) > Math.abs(due[most]?.[axis] ?? 0) ? index : most,
            0,
          );
          return (drawn[farthest]?.[axis] ?? 0) / (due[farthest]?.[axis] ?? 1);
        }) as [number, number];
        expect([wide, tall].every((factor) => factor >= 0.5 && factor <= 1.5)).toBe(true);
        drawn.forEach((place, index) => {
          const [x = 0, y = 0] = due[index] ?? [];
          expect(apart(place, [x * wide, y * tall])).toBeLessThan(0.001);
        });
      }
    }));

  it('are led by one that covers 5 % of its way to the pointer with each sixtieth of a second', () =>
    pages.visit(async (page) => {
      await openOnOurClock(page);
      await page.mouse.move(300, 200);
      await draw(page, 300);
      const goal = await cursorPlace(page);
      await page.mouse.move(100, 300);
      await draw(page, 300);
      expect(apart(await cursorPlace(page), goal)).toBeGreaterThan(3);
      await page.mouse.move(300, 200);
      let left = apart(await cursorPlace(page), goal);
      for (const [pictures, gap, share] of [
        [1, 1000 / 60, 0.95],
        [1, 1000 / 60, 0.95],
        [10, 1000 / 60, 0.95 ** 10],
        [2, 1000 / 120, 0.95],
        [1, 1000 / 30, 0.95 ** 2],
      ] as const) {
        await draw(page, pictures, gap);
        const now = apart(await cursorPlace(page), goal);
        expect(now / left).toBeCloseTo(share, 4);
        left = now;
      }
    }));
});
