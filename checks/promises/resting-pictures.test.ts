import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { builtPage, templates } from '../support/site-routes.ts';
import { openNoting } from '../support/visit-cost.ts';

const site = inject('site');
const pictured = templates.filter((route) => builtPage(route).includes('loading="lazy"'));

type Lazy = { file: string; top: number; height: number; loaded: boolean };

/** Those that are lazy at first: a script may fetch some of them when they come near. */
const lazyPictures = (page: Page): Promise<Lazy[]> =>
  page.evaluate(() => {
    const all: HTMLImageElement[] = Reflect.get(window, 'lazyPictures') ?? [
      ...document.querySelectorAll('img[loading="lazy"]'),
    ];
    Object.assign(window, { lazyPictures: all });
    return all
      .filter((picture) => picture.checkVisibility() && picture.clientHeight > 0)
      .map((picture) => ({
        file: picture.currentSrc,
        top: Math.round(picture.getBoundingClientRect().top),
        height: Math.round(picture.getBoundingClientRect().height),
        loaded: picture.complete && picture.naturalWidth > 0,
      }));
  });

const otherPictures = (page: Page) =>
  page
    .locator('img:not([loading="lazy"])')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc));

const screenHeight = 844;
const inFirstScreen = ({ top, height }: Lazy) => top < screenHeight && top + height > 0;

/** In a strip of pictures some stand beside the window. */
const within = (all: Lazy[], wanted: (one: Lazy) => boolean) => {
  const rows = Map.groupBy(all.filter(wanted), ({ top }) => top);
  return [...rows.values()].map((row) => row.some(({ loaded }) => loaded));
};

describe.concurrent('before anyone touches or scrolls it', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ viewport: { width: 390, height: screenHeight }, hasTouch: true });
  });
  afterAll(() => pages.close());

  it.for(pictured)(
    '%s shows the pictures of its first screen, and fetches those below at the first touch',
    (route, { expect }) =>
      pages.visit(async (page) => {
        const answers = await openNoting(page, site + route);
        await expect
          .poll(async () => within(await lazyPictures(page), inFirstScreen))
          .not.toContain(false);
        await page.waitForTimeout(500);
        const resting = await lazyPictures(page);
        const elsewhere = new Set([
          ...resting.filter(inFirstScreen).map(({ file }) => file),
          ...(await otherPictures(page)),
        ]);
        const asked = new Set(answers.map((answer) => answer.url()));
        const tooEarly = resting.filter(
          (one) => !inFirstScreen(one) && !elsewhere.has(one.file) && asked.has(one.file),
        );
        expect(tooEarly.map(({ file, top }) => `${file} at ${top}`)).toEqual([]);

        await page.touchscreen.tap(2, 2);
        const ahead = ({ top }: Lazy) => top >= screenHeight && top < 2 * screenHeight;
        await expect.poll(async () => within(await lazyPictures(page), ahead)).not.toContain(false);
        const moved = (await lazyPictures(page)).filter(
          // Rounded: a picture may take its height from its file, which is cut to whole pixels.
          ({ top }, index) => Math.abs(top - (resting[index]?.top ?? 0)) > 4,
        );
        expect(moved).toEqual([]);
      }),
  );
});

describe.concurrent('where a visit goes on', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openPages({ viewport: { width: 390, height: screenHeight } });
  });
  afterAll(() => pages.close());

  it('pictures in the middle of a page come with a link that leads there, and after a reload', () =>
    pages.visit(async (page) => {
      const [route = '/'] = pictured;
      await page.goto(`${site + route}#main`);
      const rests = () => page.evaluate(() => 'resting' in document.documentElement.dataset);
      expect(await rests()).toBe(false);
      await page.goto(site + route);
      await page.reload();
      expect(await rests()).toBe(false);
    }));
});
