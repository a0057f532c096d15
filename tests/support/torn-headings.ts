import type { PageReader } from './layout-problems.ts';

/** Words of headings that are broken over two lines without a hyphen. */
export const tornHeadings = (page: PageReader): Promise<string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of node.data.matchAll(/[^\s\u00a0–—-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
            torn.push(`“${word}” in “${node.data}”`);
        }
      }
    }
    return torn;
  });
