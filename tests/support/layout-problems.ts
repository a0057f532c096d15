import type { Page } from 'playwright';

/** A page to evaluate functions in: of Playwright, or of another engine. */
export type PageReader = { evaluate<Found>(read: () => Found): Promise<Found> };

/** How many pixels wider than its window the page is, and the element that causes it. */
export const overflow = (page: PageReader) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 1,
    );
    const [name] = wide.map((part) => `${part.tagName} ${part.className}`).slice(-1);
    return `${over} px: ${name}`;
  });

/** Texts that a very large text overlaps, by the words of both. */
export const collisions = (page: PageReader) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: { text: string; size: number; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, header, footer')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      seen.push({ text, size, box: range.getBoundingClientRect() });
    }
    // Letters fill about the middle half of a line box.
    return seen
      .filter(({ size }) => size > 150)
      .flatMap(({ text, box }) =>
        seen
          .filter((other) => other.text !== text && other.size < 150 && other.box.width > 1)
          .filter(
            ({ box: { left, right, top, bottom } }) =>
              left < box.right - 2 &&
              right > box.left + 2 &&
              top < box.bottom - box.height / 4 &&
              bottom > box.top + box.height / 4,
          )
          .map((other) => `${text} on ${other.text.slice(0, 30)}`),
      );
  });

/** Texts that overlap other texts, by the words of both: lines of a list must not overlap. */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: { text: string; part: Element; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const part = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !(part instanceof HTMLElement)) continue;
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The fixed header and decorations may overlap anything.
      if (
        part.closest(
          '[aria-hidden="true"], .visually-hidden, header, [data-header], [class*="_run_"]',
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) seen.push({ text, part, box });
    }
    const found = new Set<string>();
    seen.forEach(({ text, part, box }, index) => {
      for (const other of seen.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Letters fill about the middle half of a line box, so boxes may overlap by a quarter of each.
        const empty = (box.height + other.box.height) / 4;
        if (across > 2 && down > empty && part !== other.part)
          found.add(`${text.slice(0, 30)} on ${other.text.slice(0, 30)}`);
      }
    });
    return [...found];
  });
