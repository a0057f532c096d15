import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { builtPage, onePerKind } from '../support/site-routes.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' }, [withoutPictures]);
});
afterAll(() => pages.close());

/** Focuses all elements that the keyboard reaches. @returns those with an incomplete ring or covered by another element */
const focusProblems = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const say = (part: Element, what: string) =>
      found.push(`${what}: ${part.tagName} ${part.textContent?.trim().slice(0, 30)}`);

    /** The element or pseudo-element that shows the focus ring. */
    function ringOf(focused: Element) {
      for (let part: Element | null = focused; part && part !== document.body; ) {
        for (const pseudo of [undefined, '::after']) {
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part, pseudo);
          const space = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
            return { part, space, inside: Boolean(pseudo) };
        }
        part = part.parentElement;
      }
      return undefined;
    }

    function isCut(part: Element, space: number): boolean {
      const box = part.getBoundingClientRect();
      for (let around = part.parentElement; around && around !== document.body; ) {
        const style = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const clips = style.overflowX !== 'visible';
        const scrolls = /auto|scroll/.test(style.overflowX);
        const margin = Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0;
        if (clips && !scrolls) {
          const over = Math.max(edge.left - box.left, box.right - edge.right);
          const high = Math.max(edge.top - box.top, box.bottom - edge.bottom);
          if (Math.max(over, high) + space > margin + 0.6) return true;
        }
        around = around.parentElement;
      }
      return box.left - space < -0.6 || box.right + space > innerWidth + 0.6;
    }

    /** Whether the ring of a card link crosses text of the card. */
    function crossesText(link: Element): boolean {
      const drawn = getComputedStyle(link, '::after');
      const card = (link as HTMLElement).offsetParent;
      if (!card || drawn.outlineStyle === 'none') return false;
      const box = card.getBoundingClientRect();
      const size = (name: string) => Number.parseFloat(drawn.getPropertyValue(name));
      const middle = size('outline-offset') + size('outline-width') / 2;
      const sides = [box.left + size('left') - middle, box.right - size('right') + middle];
      const range = document.createRange();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.matches('.visually-hidden')) continue;
        range.selectNodeContents(texts.currentNode);
        for (const { left, right } of range.getClientRects())
          if (sides.some((side) => left < side && side < right)) return true;
      }
      return false;
    }

    const reachable = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button:enabled, input, textarea, select, summary, [tabindex="0"]), footer a, footer button',
    );
    for (const part of reachable) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.tabIndex < 0) continue;
      part.focus();
      if (document.activeElement !== part) continue;
      const ring = ringOf(part);
      if (!ring) say(part, 'no ring');
      else if (!ring.inside && isCut(ring.part, ring.space)) say(part, 'cut ring');
      else if (ring.inside && crossesText(ring.part)) say(part, 'ring crosses text');
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const;
      const free = points.some(([x, y]) => {
        const over = document.elementFromPoint(x, y);
        return over && !over.closest('[data-header]');
      });
      if (!free) say(part, 'under another part');
    }
    return found;
  });

describe.concurrent('every focused element has a complete ring and is not covered', () => {
  it.for(onePerKind)('on %s', (path, { expect }) =>
    pages.visit(async (page) => {
      await page.goto(site + path);
      // Focus set by a script after a key press is shown like keyboard focus.
      await page.keyboard.press('Tab');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await focusProblems(page), `${width} px`).toEqual([]);
      }
    }),
  );
});

describe('a form', () => {
  it.each(onePerKind.filter((route) => builtPage(route).includes('<form')))(
    'on %s shows the label of the focused field below the header',
    (path) =>
      pages.visit(async (page) => {
        await page.goto(site + path);
        const hidden = await page.evaluate(() => {
          const covered: string[] = [];
          const header = document.querySelector('[data-header] > div')?.getBoundingClientRect();
          for (const label of document.querySelectorAll<HTMLLabelElement>('main form label[for]')) {
            const field = label.control;
            if (!field || !label.checkVisibility()) continue;
            // From below, as with Shift+Tab and when the form moves to a mistake.
            scrollTo(0, document.documentElement.scrollHeight);
            field.focus();
            if (label.getBoundingClientRect().top < (header?.bottom ?? 0))
              covered.push(label.textContent ?? '');
          }
          return covered;
        });
        expect(hidden).toEqual([]);
      }),
  );
});
