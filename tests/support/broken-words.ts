import type { Page } from 'playwright';

/**
 * The words of the page as it is in its window that go on in the next line without a hyphen, each with its element.
 * Email addresses and the like may break anywhere.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
      if (!part || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2 || !seen(part)) continue;
      for (const { 0: run, index } of node.nodeValue.matchAll(/[^\s\u200b]+/gu)) {
        if (isAddress.test(run)) continue;
        for (const { 0: word, index: start } of run.matchAll(/[^-–—\u00ad]+/gu)) {
          range.setStart(node, index + start);
          range.setEnd(node, index + start + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.add(`“${word}” in ${part.tagName} ${part.className}`);
        }
      }
    }
    return [...found];
  });
