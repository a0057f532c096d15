import type { Page } from 'playwright';

/** Headings as they are broken into lines, with what is wrong with their breaks. */
export const badBreaks = (page: Page) =>
  page.evaluate(() => {
    type Word = { text: string; left: number; right: number; top: number; lines: number };
    const faults: string[] = [];
    const range = document.createRange();

    const wordsOf = (node: Text): Word[] =>
      [...node.data.matchAll(/[^\s\u00a0]+/g)].map(({ 0: text, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const { left = 0, right = 0, top = 0 } = boxes[0] ?? {};
        // A hyphen or a dash is a place to break at: what it parts are words of their own.
        const parts = /[-–—]/.test(text)
          ? 1
          : new Set(boxes.map((box) => Math.round(box.top))).size;
        return { text, left, right, top, lines: parts };
      });

    for (const heading of document.querySelectorAll<HTMLElement>('main h1, main h2, main h3')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        if (node.parentElement?.closest('.visually-hidden')) continue;
        const words = wordsOf(node);
        const torn = words.find(({ lines }) => lines > 1);
        if (torn) faults.push(`“${torn.text}” broken in two in “${node.data}”`);
        const lines = Object.values(Object.groupBy(words, ({ top }) => Math.round(top / 8)));
        const last = lines.at(-1) ?? [];
        const before = lines.at(-2) ?? [];
        const wide = (line: Word[]) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0);
        const widest = Math.max(...lines.map((line) => wide(line ?? [])));
        if (lines.length > 1 && last.length === 1 && before.length > 2 && wide(last) < widest / 2)
          faults.push(`“${last[0]?.text}” alone in the last line of “${node.data}”`);
        words.forEach((word, index) => {
          const next = words[index + 1];
          const unit =
            /^(lakh|crore|million|%|km|kg|kB|rem|px|hours?|days?|weeks?|months?|years?)\b/i;
          if (next && /\d[+%]?$/.test(word.text) && unit.test(next.text) && next.top > word.top + 8)
            faults.push(`“${word.text}” parted from “${next.text}” in “${node.data}”`);
        });
      }
    }
    return faults;
  });
