import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { forgetfully, openPages, type PagePool } from '../support/page-pool.ts';
import { changedParts, takePicture } from '../support/pixels.ts';
import { interfaceCopy } from '../support/site-copy.ts';
import { templates } from '../support/site-routes.ts';

const site = inject('site');
const calmSwitch = (page: Page) =>
  page.getByRole('button', { name: interfaceCopy.footer.calm.label });

/** Opens a page in a window as tall as itself, so that every part is met, and waits for its pictures. */
async function openWhole(page: Page, route: string) {
  await forgetfully(page);
  await page.goto(site + route);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  // The first picture is not looked at: it makes the browser paint all of the tall window.
  await takePicture(page);
}

/**
 * What goes on changing from a moment on. Looks several times where it matters, since a busy machine may
 * still be painting what came to rest long ago; whatever moves by itself is caught each time.
 */
async function changesAfter(page: Page, milliseconds: number, rounds: number): Promise<string[]> {
  await page.waitForTimeout(milliseconds);
  let before = await takePicture(page);
  let changed: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await page.waitForTimeout(3000);
    const after = await takePicture(page);
    changed = await changedParts(page, before, after);
    if (changed.length === 0) return [];
    before = after;
  }
  return changed;
}

type Watched = { moving: string[]; unstopped: string[] };

async function watch(page: Page, route: string): Promise<Watched> {
  await openWhole(page, route);
  // One look tells on which pages to push the switch.
  const moving = await changesAfter(page, 5000, 1);
  if (moving.length === 0) return { moving, unstopped: [] };
  if (!(await calmSwitch(page).isVisible()))
    return { moving, unstopped: await changesAfter(page, 0, 3) };
  await calmSwitch(page).press('Enter');
  return { moving, unstopped: await changesAfter(page, 1000, 3) };
}

describe('after five seconds no pixel goes on changing that the calm switch does not stop', () => {
  let pages: PagePool;
  const watched = new Map<string, Promise<Watched>>();

  // Two pages are watched side by side: half of the time of this test is waiting. All at once, a slow machine
  // would have none of them painted within the time of a test.
  beforeAll(async () => {
    pages = await openPages({ deviceScaleFactor: 0.5 }, [], 2);
    for (const route of templates) {
      const result = pages.visit((page) => watch(page, route));
      result.catch(() => undefined);
      watched.set(route, result);
    }
  });
  afterAll(() => pages.close());

  it.each(templates)('on %s', async (route) => {
    const result = await watched.get(route);
    expect(result?.unstopped).toEqual([]);
  });

  it('though until then something moves on the home page, as the same pictures show', async () => {
    const result = await watched.get('/');
    expect(result?.moving).not.toEqual([]);
  });
});
