import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { finishedAnimations } from '../../support/finished-animations.ts';
import { disableStorage, openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { counters, interfaceCopy } from '../../support/site-copy.ts';
import { waitForNothing } from '../../support/wait-for-nothing.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ viewport: { width: 1280, height: 900 } }, [withoutPictures]);
});
afterAll(() => pages.close());

const atHome = (run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await disableStorage(page);
    await page.goto(site);
    await run(page);
  });

/** The play state of the animation of each marquee. */
const bands = (page: Page) =>
  page
    .locator('[class*="_run_"]')
    .evaluateAll((runs) => runs.map((run) => run.getAnimations()[0]?.playState ?? 'none'));

it('the words of the first button are on one line on a phone', ({ expect }) =>
  atHome(async (page) => {
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await page
        .locator('main [class*="_action_"] a > span')
        .first()
        .evaluate((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return range.getClientRects().length;
        });
      expect(lines, `${width} pixels`).toBe(1);
    }
  }));

// Before the counters, whose tests stop the clock of the page.
it('the turning picture turns by a tap on its left or right half', ({ expect }) =>
  atHome(async (page) => {
    const handle = page.locator('[data-turning][data-live] [role="slider"]');
    await handle.waitFor({ timeout: 60_000 });
    const box = await handle.boundingBox();
    if (!box) throw new Error('the handle has no box');
    const tap = (part: number) =>
      page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
    const turned = async () => Number(await handle.getAttribute('aria-valuenow'));
    await tap(0.25);
    await expect.poll(turned).toBeLessThan(0);
    for (let taps = 0; taps < 2; taps += 1) await tap(0.75);
    await expect.poll(turned).toBeGreaterThan(0);
  }));

describe.concurrent('the two marquees', () => {
  it('move endlessly in opposite directions', ({ expect }) =>
    atHome(async (page) => {
      await expect.poll(() => bands(page)).toEqual(['running', 'running']);
      const timing = await page.locator('[class*="_run_"]').evaluateAll((runs) =>
        runs.map((run) => {
          const { iterations, direction } = run.getAnimations()[0]?.effect?.getTiming() ?? {};
          return { endless: iterations === Number.POSITIVE_INFINITY, direction };
        }),
      );
      expect(timing.every(({ endless }) => endless)).toBe(true);
      expect(new Set(timing.map(({ direction }) => direction)).size).toBe(2);
    }));

  it('stop on hover and go on afterwards', ({ expect }) =>
    atHome(async (page) => {
      const over = page.locator('[class*="_run_"]').nth(1);
      await over.evaluate((run) => run.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = await over.locator('xpath=..').boundingBox();
      await page.mouse.move(640, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect.poll(() => bands(page)).toContain('paused');
      await page.mouse.move(640, 5);
      await expect.poll(() => bands(page)).toEqual(['running', 'running']);
    }));

  it('stop by their button, reached by the keyboard, and start again', ({ expect }) =>
    atHome(async (page) => {
      await page
        .getByRole('button', { name: interfaceCopy.reducedMotion.label })
        .first()
        .press('Enter');
      await expect.poll(() => bands(page)).toEqual(['none', 'none']);
      await page
        .getByRole('button', { name: interfaceCopy.reducedMotion.label })
        .first()
        .press('Enter');
      await expect.poll(() => bands(page)).toEqual(['running', 'running']);
    }));
});

describe.concurrent('the tilted card', () => {
  /** The tilt of the card in degrees and its scale, from its transform matrix. */
  const lean = (card: Locator) =>
    card.evaluate((element) => {
      const style = element as HTMLElement;
      const degrees = (name: string) =>
        Math.abs(Number.parseFloat(style.style.getPropertyValue(name)));
      const grown = style.getBoundingClientRect().width / style.offsetWidth;
      return {
        x: degrees('--tilt-x') || 0,
        y: degrees('--tilt-y') || 0,
        grown,
        transform: getComputedStyle(style).transform,
      };
    });
  const card = (page: Page) => page.locator('[data-tilt]');

  it('tilts towards the pointer by at most 12 degrees and grows to 1.1', ({ expect }) =>
    atHome(async (page) => {
      await card(page).scrollIntoViewIfNeeded();
      await finishedAnimations(page);
      const flat = (await lean(card(page))).transform;
      const box = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const [x, y] of [
        [0.12, 0.12],
        [0.88, 0.88],
        [0.12, 0.88],
        [0.88, 0.12],
      ] as const) {
        await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
        const tilts = async () => {
          const { x: across, y: along } = await lean(card(page));
          return Math.min(across, along) > 6 && Math.max(across, along) <= 12;
        };
        await expect.poll(tilts).toBe(true);
      }
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(async () => (await lean(card(page))).grown).toBeCloseTo(1.1, 1);
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await lean(card(page))).transform).toBe(flat);
    }));

  it('does not tilt with reduced motion', ({ expect }) =>
    atHome(async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await card(page).scrollIntoViewIfNeeded();
      await card(page).hover();
      await waitForNothing(300);
      expect(await lean(card(page))).toMatchObject({ x: 0, y: 0 });
    }));
});

describe.concurrent('the circular text of a service card', () => {
  /** Turns per second: the sum of all animations on the ring or inside it. */
  const pace = (card: Locator) =>
    card.evaluate((host) => {
      const turns = host.querySelector('[data-ring]')?.getAnimations({ subtree: true }) ?? [];
      const running = turns.filter(({ playState }) => playState === 'running');
      return running.map(({ effect }) => Number(effect?.getTiming().duration) / 1000);
    });

  it('turns once in 20 seconds, and faster while the card is hovered', ({ expect }) =>
    atHome(async (page) => {
      const card = page.locator('li[data-ring-host]').first();
      await card.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await expect.poll(() => pace(card)).toEqual([20]);
      await card.hover();
      await expect.poll(() => pace(card)).toHaveLength(2);
      const seconds = 1 / (await pace(card)).reduce((sum, turn) => sum + 1 / turn, 0);
      expect(seconds).toBeLessThan(20);
    }));

  it('turns faster too while the card has the focus', ({ expect }) =>
    atHome(async (page) => {
      const card = page.locator('li[data-ring-host]').first();
      await card.locator('a').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => pace(card)).toHaveLength(2);
    }));
});

const counted = counters?.items ?? [];
const targets = counted.map(({ number, suffix }) => `${number}${suffix}`);
/** A counter with a target high enough to see steps in between. */
const far = counted.find(({ number }) => number >= 10)?.number ?? 0;

it('no row of the services grows when its letters widen', ({ expect }) =>
  atHome(async (page) => {
    for (const row of await page.locator('li[data-ring-host]').all()) {
      await page.mouse.move(0, 0);
      await finishedAnimations(page);
      const before = await row.boundingBox();
      await row.hover();
      await finishedAnimations(page);
      const after = await row.boundingBox();
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
    }
  }));

describe.runIf(counted.length > 0)('the counters', { concurrent: true }, () => {
  const counters = (page: Page) =>
    page
      .locator('[data-count]')
      .evaluateAll((counts) => counts.map((count) => count.parentElement?.textContent));

  it.runIf(far)('are 0 until they are seen, then wait half a second and count', ({ expect }) =>
    atHome(async (page) => {
      // The test moves the clock: half a second cannot be measured on a busy machine.
      const step = 20;
      await page.clock.install();
      await page.reload();
      await page.clock.pauseAt(Date.now() + 60_000);
      const zeros = counted.map(({ suffix }) => `0${suffix}`);
      await expect.poll(() => counters(page)).toEqual(zeros);
      const texts = await page
        .locator('#counters-title')
        .locator('xpath=ancestor::section')
        .ariaSnapshot();
      for (const target of targets) expect(texts).toContain(target);
      const first = page.locator(`[data-count="${far}"]`);
      await first.evaluate((count) =>
        count.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      // An IntersectionObserver of the test reports in the same frame as the page's own.
      await first.evaluate(
        (count) => new Promise((done) => new IntersectionObserver(done).observe(count)),
      );
      const seen: number[] = [];
      while (seen.at(-1) !== far && seen.length < 200) {
        await page.clock.runFor(step);
        seen.push(Number(await first.textContent()));
      }
      const waited = seen.lastIndexOf(0) * step;
      expect(waited).toBeGreaterThan(400);
      expect(waited).toBeLessThan(700);
      expect(seen.length * step).toBeLessThan(1500);
      const between = seen.filter((number) => number > 0 && number < far);
      expect(between.length).toBeGreaterThan(2);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
    }),
  );

  it.for([390, 1280])('are in their order at %i pixels', (width, { expect }) =>
    atHome(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      const positions = await page
        .locator('[aria-labelledby="counters-title"] dl > div')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
      const inOrder = positions.slice(1).every(({ left, top }, index) => {
        const { left: before, top: above } = positions[index] ?? { left: 0, top: 0 };
        return top > above || left > before;
      });
      expect(inOrder).toBe(true);
    }),
  );

  it('are at their targets from the start with reduced motion', ({ expect }) =>
    atHome(async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await page.locator('[data-count]').first().scrollIntoViewIfNeeded();
      expect(await counters(page)).toEqual(targets);
    }));
});
