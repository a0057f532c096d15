import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { type Accordion, accordions } from '../../support/accordions.ts';
import { finishedAnimations } from '../../support/finished-animations.ts';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { builtPage, pagesWith } from '../../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** The number of pictures in the items. */
const pictures = ({ route, name }: Accordion) =>
  builtPage(route)
    .split('<details')
    .filter((item) => item.includes(`name="${name}"`))
    .join()
    .split('<picture').length - 1;
const items = (page: Page, name: string) => page.locator(`details[name="${name}"]`);
const open = (page: Page, name: string) =>
  items(page, name).evaluateAll((all) =>
    all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );

describe.concurrent.each(accordions)(
  'the accordion $name of $route',
  ({ route, name, count }: Accordion) => {
    it(`has ${count} items, the first open, and opens one at a time by mouse and keyboard`, ({
      expect,
    }) =>
      pages.visit(async (page) => {
        await page.goto(site + route);
        expect(await items(page, name).count()).toBe(count);
        expect(await open(page, name)).toEqual([0]);
        const last = count - 1;
        if (last === 0) return;
        await items(page, name).nth(last).locator('summary').click();
        await expect.poll(() => open(page, name)).toEqual([last]);
        await items(page, name)
          .nth(last - 1)
          .locator('summary')
          .press('Enter');
        await expect.poll(() => open(page, name)).toEqual([last - 1]);
      }));
  },
);

/** The one with the most to show: all accordions are the same component. */
const [longest] = accordions.toSorted((a, b) => pictures(b) - pictures(a) || b.count - a.count);

describe.concurrent.each(longest ? [longest] : [])(
  'every accordion, as $name of $route,',
  ({ route, name, count }: Accordion) => {
    it('closes the open item when it is clicked, and then none is open', ({ expect }) =>
      pages.visit(async (page) => {
        await page.goto(site + route);
        await items(page, name).first().locator('summary').click();
        await expect.poll(() => open(page, name)).toEqual([]);
      }));

    it.for([false, true])(
      'keeps the title visible below the header when an item above closes, reduced motion: %s',
      (isMotionReduced, { expect }) =>
        pages.visit(async (page) => {
          await page.emulateMedia({ reducedMotion: isMotionReduced ? 'reduce' : 'no-preference' });
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(site + route);
          // By mouse, then by keyboard, if there are enough items.
          for (const at of [1, 2].filter((index) => index < count)) {
            const title = items(page, name).nth(at).locator('summary');
            // The title is as low as below a long open item.
            await title.evaluate((part) =>
              part.scrollIntoView({ block: 'center', behavior: 'instant' }),
            );
            await (at === 2 ? title.press('Enter') : title.click());
            await finishedAnimations(page);
            const position = () =>
              title.evaluate((part) => {
                const header = document.querySelector('[data-header] > *');
                const { top, bottom } = part.getBoundingClientRect();
                return {
                  below: top >= (header?.getBoundingClientRect().bottom ?? 0),
                  inside: bottom <= innerHeight,
                };
              });
            await expect.poll(position).toEqual({ below: true, inside: true });
          }
        }),
    );

    it('loads the pictures of a closed item when its title is hovered', ({ expect }) =>
      pages.visit(async (page) => {
        await page.goto(site + route);
        const last = items(page, name).nth(count - 1);
        await last.locator('summary').hover();
        const missing = () =>
          last
            .locator('img')
            .evaluateAll(
              (all) => all.filter((picture) => !(picture as HTMLImageElement).complete).length,
            );
        await expect.poll(missing).toBe(0);
      }));

    it('opens in 300 ms, and at once with reduced motion', ({ expect }) =>
      pages.visit(async (page) => {
        await page.goto(site + route);
        const second = items(page, name).nth(count - 1);
        /** The heights of the item right after opening and at the end, and the duration of the transition. */
        const opening = () =>
          second.evaluate(async (item) => {
            const fold = item as HTMLDetailsElement;
            const { height: closed } = fold.getBoundingClientRect();
            const { transitionDuration } = getComputedStyle(fold, '::details-content');
            fold.open = true;
            const { height: start } = fold.getBoundingClientRect();
            // A busy machine may draw no frame for a while; the item grows only then.
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            await Promise.allSettled(
              fold.getAnimations({ subtree: true }).map(({ finished }) => finished),
            );
            const { height: end } = fold.getBoundingClientRect();
            return {
              time: transitionDuration.split(',')[0],
              grows: end > closed + 20,
              jumps: start === end,
            };
          });
        expect(await opening()).toEqual({ time: '0.3s', grows: true, jumps: false });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.reload();
        expect(await opening()).toEqual({ time: '0s', grows: true, jumps: true });
      }));
  },
);

const pictured = pagesWith('<details name="growth-title"');

it.concurrent.for(pictured)(
  'on %s the picture beside the items follows the open one',
  (route, { expect }) =>
    pages.visit(async (page) => {
      await page.goto(site + route);
      const folds = page.locator('details[name="growth-title"]');
      const top = () =>
        folds
          .first()
          .locator('xpath=ancestor::section')
          .locator('picture')
          .evaluateAll((pictures) => {
            const opacities = pictures.map((picture, index) => {
              const { opacity, zIndex } = getComputedStyle(picture.parentElement ?? picture);
              return { index, order: opacity === '1' ? Number(zIndex) || 0 : -1 };
            });
            return opacities.sort((a, b) => b.order - a.order)[0]?.index;
          });
      expect(await top()).toBe(0);
      const others = Array.from({ length: (await folds.count()) - 1 }, (_, index) => index + 1);
      for (const index of others.length > 0 ? [...others, 0] : []) {
        await folds.nth(index).locator('summary').click();
        await expect.poll(top).toBe(index);
      }
    }),
);

it('a part of an address that cannot be decoded stops no script', ({ expect }) =>
  pages.visit(async (page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const [route = ''] = accordions.map((accordion) => accordion.route);
    await page.goto(`${site}${route}#100%`, { waitUntil: 'load' });
    expect(errors).toEqual([]);
  }));
