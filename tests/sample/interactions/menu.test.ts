import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { finishedAnimations } from '../../support/finished-animations.ts';
import { openPages, type PagePool } from '../../support/page-pool.ts';
import { withoutPictures } from '../../support/site-browser.ts';
import { interfaceCopy } from '../../support/site-copy.ts';
import { waitForNothing } from '../../support/wait-for-nothing.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ viewport: { width: 390, height: 844 } }, [withoutPictures]);
});
afterAll(() => pages.close());

const toggle = (page: Page) => page.locator('[data-menu] summary');
const isOpen = (page: Page) => page.locator('[data-menu] nav').isVisible();
/** Taps the menu button and waits until the menu has its place. */
const openMenu = async (page: Page) => {
  await toggle(page).click();
  await page.locator('[data-menu] nav').waitFor();
  await finishedAnimations(page);
};
const withMenu = (run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(`${site}/about-us`);
    await run(page);
  });

describe.concurrent('the menu of a phone', () => {
  it('is closed at first, and each tap on its button opens or closes it', ({ expect }) =>
    withMenu(async (page) => {
      expect(await isOpen(page)).toBe(false);
      await openMenu(page);
      await toggle(page).click();
      await expect.poll(() => isOpen(page)).toBe(false);
    }));

  it('opens and closes by the keyboard', ({ expect }) =>
    withMenu(async (page) => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.keyboard.press('Space');
      await expect.poll(() => isOpen(page)).toBe(false);
    }));

  it('closes on Escape and moves the focus back to its button', ({ expect }) =>
    withMenu(async (page) => {
      await openMenu(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await toggle(page).evaluate((sign) => sign === document.activeElement)).toBe(true);
    }));

  it('closes on Back, and the page stays', ({ expect }) =>
    withMenu(async (page) => {
      await openMenu(page);
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/about-us');
    }));

  it('closes on Back, and the page stays, also when it was loaded again with the menu open', ({
    expect,
  }) =>
    withMenu(async (page) => {
      await openMenu(page);
      await page.reload();
      await openMenu(page);
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/about-us');
      await openMenu(page);
    }));

  it('stays open when it is opened again before the step back of its closing is done', ({
    expect,
  }) =>
    withMenu(async (page) => {
      await page.evaluate(async () => {
        const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
        if (!menu) throw new Error('There is no menu.');
        const turn = (open: boolean) =>
          new Promise((done) => {
            menu.addEventListener('toggle', done, { once: true });
            menu.open = open;
          });
        const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
        for (const open of [true, false, true]) await turn(open);
        await back;
      });
      expect(await isOpen(page)).toBe(true);
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/about-us');
    }));

  it('turns its three bars into a cross, keeps its name and hides the skip link', ({ expect }) =>
    withMenu(async (page) => {
      const bars = () =>
        toggle(page)
          .locator('span')
          .first()
          .evaluate((sign) => [
            getComputedStyle(sign, '::before').rotate,
            getComputedStyle(sign, '::after').rotate,
          ]);
      expect(await bars()).toEqual(['none', 'none']);
      expect(await toggle(page).innerText()).toBe(interfaceCopy.header.sheetLabel);
      await toggle(page).click();
      await expect.poll(bars).toEqual(['45deg', '-45deg']);
      expect(await toggle(page).innerText()).toBe(interfaceCopy.header.sheetLabel);
      expect(
        await page
          .locator('.skip-link')
          .evaluate((link) => link.matches(':not([inert] *, [inert])')),
      ).toBe(false);
    }));

  it('keeps the focus on visible elements in a full loop', ({ expect }) =>
    withMenu(async (page) => {
      await page.setViewportSize({ width: 600, height: 900 });
      await openMenu(page);
      const seen = new Set<string>();
      // Twice through the menu and the elements beside it.
      for (let press = 0; press < interfaceCopy.header.links.length + 8; press += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const target = document.activeElement;
          if (!target || target === document.body) return 'the window';
          const box = target.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const isVisible = target.contains(top) && target.closest('header, .skip-link') !== null;
          return `${isVisible ? '' : 'HIDDEN '}${target.textContent?.trim() || target.ariaLabel}`;
        });
        seen.add(focus);
      }
      expect([...seen].filter((name) => name.startsWith('HIDDEN'))).toEqual([]);
      expect([...seen]).toContain(interfaceCopy.header.letsTalk);
    }));

  it('covers the page, which does not scroll below it', ({ expect }) =>
    withMenu(async (page) => {
      await openMenu(page);
      const box = await page.locator('[data-menu] nav').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.move(200, 600);
      await page.mouse.wheel(0, 800);
      await waitForNothing(150);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }));

  it('has every way to reach the agency at its end, each large enough for a thumb', ({ expect }) =>
    withMenu(async (page) => {
      await openMenu(page);
      const links = page.locator('[data-menu] nav [data-tone="accent"] a:not([href^="/"])');
      const found = () =>
        links.evaluateAll((all) =>
          all.map((link) => {
            const { top, bottom, height } = link.getBoundingClientRect();
            const thumb = top > innerHeight / 2 && bottom <= innerHeight && height >= 44;
            return [(link as HTMLAnchorElement).protocol, thumb];
          }),
        );
      await expect
        .poll(found)
        .toEqual(['mailto:', 'tel:', 'tel:', 'https:'].map((way) => [way, true]));
    }));

  it('loads its picture when it opens, not before', async ({ expect, skip, onTestFinished }) => {
    // A page whose menu was never opened: a cached picture would appear at once.
    const unused = await openPages({ viewport: { width: 390, height: 844 } });
    onTestFinished(() => unused.close());
    await unused.visit(async (page) => {
      await page.goto(`${site}/about-us`);
      const picture = page.locator('[data-menu] nav img');
      skip((await picture.count()) === 0, 'The menu of this content has no picture.');
      const fetched = () =>
        picture.evaluate(
          (image: HTMLImageElement) =>
            performance.getEntriesByName(image.currentSrc, 'resource').length,
        );
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 600);
      await waitForNothing(500);
      expect(await fetched()).toBe(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await openMenu(page);
      await expect.poll(fetched).toBe(1);
    });
  });

  it('appears step by step, and at once with reduced motion', ({ expect }) =>
    withMenu(async (page) => {
      /** Parts with an animation that takes time, also when it has ended. */
      const moving = () =>
        page.locator('[data-menu] nav *').evaluateAll((parts) => {
          const styles = parts.map((part) => getComputedStyle(part));
          return styles.filter(
            ({ animationName, animationDuration }) =>
              animationName !== 'none' && Number.parseFloat(animationDuration) > 0,
          ).length;
        });
      await openMenu(page);
      expect(await moving()).toBeGreaterThan(interfaceCopy.header.links.length);
      await toggle(page).click();
      await expect.poll(() => isOpen(page)).toBe(false);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openMenu(page);
      expect(await moving()).toBe(0);
    }));

  it('is replaced by the wide menu when the window grows', ({ expect }) =>
    withMenu(async (page) => {
      await toggle(page).click();
      await page.setViewportSize({ width: 1280, height: 844 });
      await expect
        .poll(() => page.locator('main').evaluate((main) => (main as HTMLElement).inert))
        .toBe(false);
      await expect.poll(() => page.locator('header nav').first().isVisible()).toBe(true);
    }));
});

it.concurrent('the header becomes a floating pill after the first scroll and comes back at the top', ({
  expect,
}) =>
  withMenu(async (page) => {
    const pill = () =>
      page
        .locator('[data-header] span[class*="_pill_"]:empty')
        .evaluate((drawn) => getComputedStyle(drawn).opacity);
    expect(await pill()).toBe('0');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(pill).toBe('1');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(pill).toBe('0');
  }));

describe.concurrent.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('at $width px the header', (viewport) => {
  it('is hidden on scrolling down, and shown on scrolling up and on focus', ({ expect }) =>
    withMenu(async (page) => {
      await page.setViewportSize(viewport);
      const isVisible = () =>
        page
          .locator('[data-header] a')
          .first()
          .evaluate((home) => home.getBoundingClientRect().bottom > 0);
      const chat = await page.locator('[data-chat]').boundingBox();
      await page.mouse.wheel(0, 900);
      await expect.poll(isVisible).toBe(false);
      // The floating chat link does not move.
      expect(await page.locator('[data-chat]').boundingBox()).toEqual(chat);
      await page.mouse.wheel(0, -200);
      await expect.poll(isVisible).toBe(true);
      await page.mouse.wheel(0, 400);
      await expect.poll(isVisible).toBe(false);
      await page.locator('[data-header] a').first().focus();
      await expect.poll(isVisible).toBe(true);
    }));
});
