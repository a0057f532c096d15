import type { Sharp } from 'sharp';

/** Thin letters are never drawn in their full colour, so less than 4.5. */
export const leastContrast = 3;

export type Word = { word: string; left: number; top: number; width: number; height: number };

/** The words in sticky and fixed elements that are in the window now. Runs in the page. */
export function findStickyWords(): Word[] {
  const found: Word[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll<HTMLElement>('[data-sticky-text]')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/\S{3,}/g) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && left + width <= innerWidth;
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (isInside && top + height <= innerHeight && seen && part.contains(seen))
          found.push({ word, left, top, width, height });
      }
    }
  }
  return found;
}

/** Marks the sticky and fixed elements that have text. Tall ones are parts of the page and no text over it. Runs in the page. */
export function markSticky(): number {
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>('main *, [data-header] *')) {
    const { position } = getComputedStyle(part);
    const isLow = part.offsetHeight < innerHeight;
    if (!/sticky|fixed/.test(position) || !isLow || !part.textContent?.trim()) continue;
    part.dataset.stickyText = '';
    count += 1;
  }
  return count;
}

/**
 * The contrast of the lightest and the darkest pixel, as WCAG defines it.
 * @param band px from the top of the window to the top of the picture
 */
export async function contrastIn(picture: Sharp, { left, top, width, height }: Word, band: number) {
  const area = {
    left: Math.floor(left),
    top: Math.floor(top) - band,
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
  const pixels = await picture.clone().extract(area).removeAlpha().raw().toBuffer();
  const linear = (value = 0) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  let [darkest, lightest] = [1, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const luminance =
      0.2126 * linear(pixels[at]) +
      0.7152 * linear(pixels[at + 1]) +
      0.0722 * linear(pixels[at + 2]);
    darkest = Math.min(darkest, luminance);
    lightest = Math.max(lightest, luminance);
  }
  return (lightest + 0.05) / (darkest + 0.05);
}
