import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { onePerKind, pagesWith } from '../support/site-routes.ts';

const site = inject('site');
const schemes = ['light', 'dark'] as const;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce', forcedColors: 'active' });
});
afterAll(() => pages.close());

/** The difference between the brightest and the darkest pixel of a picture, from 0 to 255. */
async function contrast(picture: Buffer): Promise<number> {
  // `stats` reads the input picture, so it is converted to grey first.
  const greys = await sharp(picture).greyscale().png().toBuffer();
  const { channels } = await sharp(greys).stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
}

/** Controls that look like buttons and would lose everything except their text. */
const shapeless = (page: Page) =>
  page.evaluate(() => {
    const ground = (part: Element | null): string => {
      for (let around = part; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (!/, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    return [...document.querySelectorAll<HTMLElement>('button, [role="button"]')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } =
          getComputedStyle(part);
        const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        return !edged && !outlined && ground(part) === ground(part.parentElement);
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent?.trim());
  });

/** Text with the same colour as the backplate that the browser draws behind it, so that it is invisible. */
const wordsLostOnTheirPlate = (page: Page) =>
  page.evaluate(() => {
    const mark = document.createElement('i');
    mark.style.setProperty('color', 'Canvas');
    document.body.append(mark);
    const plate = getComputedStyle(mark).color;
    mark.remove();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !(parent instanceof HTMLElement)) continue;
      const { color, forcedColorAdjust } = getComputedStyle(parent);
      if (color === plate && forcedColorAdjust === 'auto') lost.push(node.textContent.trim());
    }
    return [...new Set(lost)];
  });

/** Texts whose backplate covers the first text of the footer. */
const wordsOverFooter = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const bottom = (part: Element) => {
      range.selectNodeContents(part);
      return Math.max(...[...range.getClientRects()].map((line) => line.bottom));
    };
    const top =
      document.querySelector('body > footer h2')?.getBoundingClientRect().top ?? Number.MAX_VALUE;
    return [...document.querySelectorAll('main *')]
      .filter((part) => part.children.length === 0 && part.checkVisibility() && bottom(part) > top)
      .map((part) => part.textContent);
  });

/**
 * Texts that the backplate of a later text cuts. Where lines are closer than the letters are high, a plate begins
 * above its line. Only the middle of the letters counts: plates always touch the space around them.
 */
const wordsUnderPlates = (page: Page, within: string) =>
  page.locator(within).evaluateAll((parts) => {
    const found: string[] = [];
    for (const part of parts) {
      const plates: { text: string; isRaised: boolean; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!text || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isRaised = getComputedStyle(parent).position !== 'static';
        for (const box of range.getClientRects()) plates.push({ text, isRaised, box });
      }
      plates.forEach(({ text, isRaised, box }, index) => {
        const [top, bottom] = [box.top + box.height * 0.3, box.bottom - box.height * 0.3];
        const covers = (plate: (typeof plates)[number]) =>
          plate.text !== text &&
          plate.box.left < box.right &&
          plate.box.right > box.left &&
          plate.box.top < bottom &&
          plate.box.bottom > top;
        if (!isRaised && plates.slice(index + 1).some(covers)) found.push(text);
      });
    }
    return [...new Set(found)];
  });

/** Visible logos and SVGs with their kind. */
async function drawnParts(page: Page): Promise<{ part: Locator; kind: string }[]> {
  const drawn = page.locator('header :is(img, [role="img"]), main svg, main img[src$=".svg"]');
  const kinds = await drawn.evaluateAll((parts) =>
    parts.map((part) => {
      const { width, height } = part.getBoundingClientRect();
      const isVisible = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isVisible && width >= 8 && height >= 8
        ? `${part.tagName} ${part.getAttribute('class')}`
        : null;
    }),
  );
  return kinds.flatMap((kind, index) => (kind ? [{ part: drawn.nth(index), kind }] : []));
}

describe.each(schemes)('in forced colours, %s', (colorScheme) => {
  /** Logos and SVGs already checked: one of each kind is enough for all pages. */
  const kinds = new Set<string>();

  it.each(onePerKind)('buttons, texts, logos and SVGs of %s are visible', (path) =>
    pages.visit(async (page) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await page.goto(site + path);
      expect(await shapeless(page)).toEqual([]);
      expect(await wordsLostOnTheirPlate(page)).toEqual([]);
      expect(await wordsOverFooter(page)).toEqual([]);
      const faint: string[] = [];
      for (const { part, kind } of await drawnParts(page)) {
        if (kinds.has(kind)) continue;
        kinds.add(kind);
        // Lazy pictures have loaded by then.
        await part.scrollIntoViewIfNeeded();
        await part.evaluate((item) =>
          item instanceof HTMLImageElement ? item.decode() : undefined,
        );
        if ((await contrast(await part.screenshot())) < 60) faint.push(kind);
      }
      expect(faint).toEqual([]);
    }),
  );

  it.each(pagesWith('data-testid="calculator"'))('the labels of results of %s are whole', (path) =>
    pages.visit(async (page) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await page.goto(site + path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await wordsUnderPlates(page, '[data-testid="calculator"]')).toEqual([]);
      }
    }),
  );

  it('the current link of a group differs from the others', () =>
    pages.visit(async (page) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      let seen = 0;
      for (const path of onePerKind) {
        await page.goto(site + path);
        const tabs = page.locator('nav:has([aria-current="true"]) a');
        if ((await tabs.count()) === 0) continue;
        seen += 1;
        const grounds = await tabs.evaluateAll((all) =>
          all.map((tab) => [
            tab.hasAttribute('aria-current'),
            getComputedStyle(tab).backgroundColor,
          ]),
        );
        const chosen = grounds.filter(([current]) => current).map(([, ground]) => ground);
        expect(chosen).toHaveLength(1);
        expect(grounds.filter(([, ground]) => ground === chosen[0])).toHaveLength(1);
      }
      expect(seen).toBeGreaterThan(0);
    }));

  it('the reduced motion switch shows a knob, and whether it is on', () =>
    pages.visit(async (page) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await page.goto(site);
      const button = page.locator('footer [data-motion-switch]');
      const knob = button.locator('span').first();
      await button.scrollIntoViewIfNeeded();
      const inner = async () => {
        const box = await knob.boundingBox();
        if (!box) throw new Error('The switch has no knob');
        const { x, y, width, height } = box;
        return page.screenshot({
          clip: { x: x + 4, y: y + 5, width: width - 8, height: height - 10 },
        });
      };
      const off = await inner();
      await button.click();
      await page.mouse.move(0, 0);
      const on = await inner();
      expect(await contrast(off)).toBeGreaterThan(60);
      expect(await contrast(on)).toBeGreaterThan(60);
      expect(on.equals(off)).toBe(false);
    }));
});
