import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { galleryAt, interfaceCopy } from '../../support/site-copy.ts';
import { entriesOf } from '../../support/site-routes.ts';

const galleries = entriesOf('/portfolio/photography');
/** The gallery with the most photos, for tests that need only one gallery. */
const [largest = ''] = galleries.toSorted(
  (a, b) => galleryAt(b).photos.length - galleryAt(a).photos.length,
);
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const photos = (page: Page) => page.locator('main li a:has(img)');
const box = (page: Page) => page.locator('dialog[open]');
const atGallery = (route: string, run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await run(page);
  });

/** The number of columns of photos, and the space around each. */
const columns = (page: Page) =>
  photos(page).evaluateAll((all) => ({
    count: new Set(all.map((photo) => Math.round(photo.getBoundingClientRect().left))).size,
    padding: getComputedStyle(all[0]?.parentElement ?? document.body).padding,
  }));

describe.runIf(largest)('the photos', { concurrent: true }, () => {
  it.for([
    [1920, 5, '10px'],
    [1500, 5, '10px'],
    [1499, 4, '10px'],
    [768, 4, '10px'],
    [767, 2, '5px'],
    [390, 2, '5px'],
  ] as const)(
    'at %i pixels are in %i columns, %s apart from their edges',
    ([width, count, padding], { expect }) =>
      atGallery(largest, async (page) => {
        await page.setViewportSize({ width, height: 900 });
        const drawn = Math.min(count, galleryAt(largest).photos.length);
        expect(await columns(page)).toEqual({ count: drawn, padding });
      }),
  );

  it.for(galleries)(
    'of %s are each half as tall as the height in the content',
    (route, { expect }) =>
      atGallery(route, async (page) => {
        const heights = await photos(page).evaluateAll((all) =>
          all.map((photo) => photo.getBoundingClientRect().height),
        );
        expect(heights).toEqual(galleryAt(route).photos.map(({ height }) => height / 2));
      }),
  );
});

describe.runIf(largest)('photos marked as large', { concurrent: true }, () => {
  it.for(galleries)('of %s are two columns wide, and six at most', (route, { expect }) =>
    atGallery(route, async (page) => {
      const widths = await photos(page).evaluateAll((all) =>
        all.map((photo) => (photo.parentElement as Element).getBoundingClientRect().width),
      );
      const column = Math.min(...widths);
      const large = widths.map((width) => Math.round(width / column) === 2);
      expect(large).toEqual(galleryAt(route).photos.map((photo) => photo.large === true));
      expect(large.filter(Boolean).length).toBeLessThanOrEqual(6);
    }),
  );
});

describe.runIf(largest)('a photo in the lightbox', { concurrent: true }, () => {
  const count = largest ? galleryAt(largest).photos.length : 0;
  const at = (number: number) =>
    [number, count].map((part) => `${part}`.padStart(2, '0')).join(' / ');
  const position = (page: Page) => box(page).locator('figcaption span').first().innerText();

  it('opens on click, changes with the arrow keys in a loop, and closes on Escape with the focus back on its link', ({
    expect,
  }) =>
    atGallery(largest, async (page) => {
      await photos(page).nth(1).click();
      await box(page).waitFor();
      expect(await position(page)).toBe(at(2));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => position(page)).toBe(at(3));
      for (const expected of [2, 1, count].map(at)) {
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => position(page)).toBe(expected);
      }
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => position(page)).toBe(at(2));
      await page.keyboard.press('Escape');
      await expect.poll(() => box(page).count()).toBe(0);
      expect(
        await photos(page)
          .nth(1)
          .evaluate((photo) => photo === document.activeElement),
      ).toBe(true);
    }));

  it('changes by key without a focus ring on the arrow buttons, and keeps the focus that a visitor has set', ({
    expect,
  }) =>
    atGallery(largest, async (page) => {
      const ringed = () => box(page).locator(':focus-visible').count();
      await photos(page).first().focus();
      await page.keyboard.press('Enter');
      await box(page).waitFor();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => position(page)).toBe(at(2));
      expect(await ringed()).toBe(0);
      await page.keyboard.press('Tab');
      await expect.poll(ringed).toBe(1);
      const { previous } = interfaceCopy.gallery;
      const first = box(page).getByRole('button', { name: previous });
      expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => position(page)).toBe(at(3));
      expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
    }));

  it('has no button and no word on it in a wide window', ({ expect }) =>
    atGallery(largest, async (page) => {
      await photos(page).first().click();
      await box(page).waitFor();
      for (let number = 1; number <= Math.min(count, 4); number++) {
        await expect.poll(() => position(page)).toBe(at(number));
        const covered = await box(page).evaluate((dialog) => {
          const photo = dialog.querySelector('img')?.getBoundingClientRect();
          const range = document.createRange();
          return [...dialog.querySelectorAll('button, figcaption span')].filter((part) => {
            range.selectNodeContents(part);
            const { top, bottom } = (part.matches('button') ? part : range).getBoundingClientRect();
            return !photo || (top < photo.bottom && bottom > photo.top);
          }).length;
        });
        expect(covered).toBe(0);
        await page.keyboard.press('ArrowRight');
      }
    }));

  const grown = '::view-transition-group(opened-photo)';
  /** The running animations of a view transition. */
  const shared = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => (animation.effect as KeyframeEffect | null)?.pseudoElement ?? ''),
    );

  it('grows out of its small picture, and shrinks back into it', ({ expect }) =>
    atGallery(largest, async (page) => {
      await photos(page).first().click();
      await expect.poll(() => shared(page), { interval: 20 }).toContain(grown);
      await box(page).waitFor();
      await expect.poll(() => shared(page)).not.toContain(grown);
      await page.keyboard.press('Escape');
      await expect.poll(() => shared(page), { interval: 20 }).toContain(grown);
      await expect.poll(() => box(page).count()).toBe(0);
    }));

  it('opens at once with reduced motion', ({ expect }) =>
    atGallery(largest, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await photos(page).first().click();
      await box(page).waitFor();
      expect(await shared(page)).not.toContain(grown);
    }));

  it('has its caption below it', ({ expect }) =>
    atGallery(largest, async (page) => {
      const { caption } = galleryAt(largest).photos[0] ?? {};
      if (!caption) return;
      await photos(page).first().click();
      await box(page).waitFor();
      expect(await box(page).locator('figcaption').innerText()).toContain(caption);
    }));

  it('changes and closes by its buttons when it was opened with the keyboard', ({ expect }) =>
    atGallery(largest, async (page) => {
      await photos(page).first().focus();
      await page.keyboard.press('Enter');
      await box(page).waitFor();
      await box(page).getByRole('button', { name: interfaceCopy.gallery.next }).click();
      await expect.poll(() => position(page)).toBe(at(2));
      await box(page).getByRole('button', { name: interfaceCopy.gallery.previous }).click();
      await expect.poll(() => position(page)).toBe(at(1));
      await box(page).getByRole('button', { name: interfaceCopy.gallery.close }).click();
      await expect.poll(() => box(page).count()).toBe(0);
    }));

  it('closes on Back, and the page stays', ({ expect }) =>
    atGallery(largest, async (page) => {
      await photos(page).nth(1).click();
      await box(page).waitFor();
      await page.goBack();
      await expect.poll(() => box(page).count()).toBe(0);
      expect(page.url()).toBe(site + largest);
    }));

  it.for([
    [390, 664],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const)(
    'at %i × %i is larger than its small picture, with its caption below it',
    ([width, height], { expect }) =>
      atGallery(largest, async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        const boxOf = async (part: Locator) =>
          (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const large = await photos(page).evaluateAll((all) =>
          all.findIndex((photo) => photo.parentElement?.hasAttribute('data-large')),
        );
        const small = await boxOf(photos(page).nth(large));
        await photos(page).nth(large).click();
        await box(page).locator('img').waitFor();
        const photo = await boxOf(box(page).locator('img'));
        const caption = await boxOf(box(page).locator('figcaption'));
        expect(photo.width * photo.height).toBeGreaterThan(small.width * small.height);
        expect(photo.x).toBeGreaterThanOrEqual(0);
        expect(photo.x + photo.width).toBeLessThanOrEqual(width);
        expect(caption.y).toBeGreaterThanOrEqual(photo.y + photo.height);
        expect(caption.y + caption.height).toBeLessThanOrEqual(height);
      }),
  );
});
