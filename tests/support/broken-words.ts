import type { Page } from 'playwright';

/**
 * The words of the page as it is in its window that go on in the next line without a hyphen, each with its element.
 * Email addresses and the like may break anywhere.
 * @param minLines how many lines a word is on at least
 */
export const brokenWords = (page: Page, minLines = 2): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const seen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.closest('.visually-hidden, .skip-link, [aria-hidden="true"], noscript');
    const isAddress = /@|\p{L}\.\p{L}|\//u;
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const part = node.parentElement;
      // The letters of a turned drawing are each on a line of their own.
      if (!part || part instanceof SVGElement || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2 || !seen(part)) continue;
      for (const { 0: run, index } of node.nodeValue.matchAll(/[^\s\u200b]+/gu)) {
        if (isAddress.test(run)) continue;
        for (const { 0: word, index: start } of run.matchAll(/[^-–—\u00ad]+/gu)) {
          range.setStart(node, index + start);
          range.setEnd(node, index + start + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size >= least) found.add(`“${word}” in ${part.tagName} ${part.className}`);
        }
      }
    }
    return [...found];
  }, minLines);
