import sharp, { type OutputInfo } from 'sharp';

/** Thin letters are never drawn in their full colour, so less than 4.5. */
export const leastContrast = 3;

/** A word in the window. `place`: what it is over, and in which colour; the same for two words that look the same. */
export type Word = {
  word: string;
  left: number;
  top: number;
  width: number;
  height: number;
  place: string;
};

/**
 * Scrolls to one position after the other until sticky or fixed words are over something new. Runs in the page.
 * @param known places of words at earlier positions
 * @returns the index of the position, and all such words that are in the window there
 */
export function findStickyWords({
  positions,
  known = [],
}: {
  positions: readonly number[];
  known?: readonly string[];
}): { index: number; words: Word[] } | null {
  const range = document.createRange();
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('main * { pointer-events: auto !important }');
  const bands = [...document.querySelectorAll<HTMLElement>('[data-sticky-band]')];

  /** The elements under a point down to the first opaque one. A picture differs at each scroll position. */
  function placeOf(part: HTMLElement, x: number, y: number): string {
    const isUnder = (band: HTMLElement) => {
      const { top, bottom } = band.getBoundingClientRect();
      return top <= y && y <= bottom;
    };
    const under = bands.filter(isUnder).map((band) => `band ${band.dataset.stickyBand}`);
    for (const element of document.elementsFromPoint(x, y)) {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      element.dataset.stickyUnder ??= String(Math.random());
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      under.push(element.dataset.stickyUnder, color, backgroundColor);
      const isPicture =
        backgroundImage !== 'none' || element.matches('img, svg, svg *, canvas, video, iframe');
      if (isPicture && !part.contains(element)) under.push(`at ${scrollY}`);
      if (backgroundColor.startsWith('rgb(')) break;
    }
    return under.join();
  }

  function wordsInWindow(): Word[] {
    const found: { part: HTMLElement; word: Word }[] = [];
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
            found.push({ part, word: { word, left, top, width, height, place: '' } });
        }
      }
    }
    if (found.length === 0) return [];
    // What a pointer does not touch is drawn all the same.
    document.adoptedStyleSheets.push(hittable);
    const words = found.map(({ part, word }) => {
      const { left, top, width, height } = word;
      // Both corners: a word that is partly over a band has another place than one that is over it.
      const corners = [
        placeOf(part, left + 1, top + 1),
        placeOf(part, left + width - 1, top + height - 1),
      ];
      return { ...word, place: corners.join(' and ') };
    });
    document.adoptedStyleSheets.pop();
    return words;
  }

  for (const [index, top] of positions.entries()) {
    scrollTo({ top, behavior: 'instant' });
    const words = wordsInWindow();
    if (words.some(({ place }) => !known.includes(place))) return { index, words };
  }
  return null;
}

/**
 * Marks the sticky and fixed elements that have text, anew for each width. Tall ones are parts of the page and no text
 * over it. Also marks the elements that paint more than their box, as a band from edge to edge. Runs in the page.
 */
export function markSticky(): number {
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor);
  for (const [number, element] of document.querySelectorAll<HTMLElement>('main *').entries()) {
    const { borderImageSource, boxShadow } = getComputedStyle(element);
    const hasPaintedPart = ['::before', '::after'].some((name) => {
      const style = getComputedStyle(element, name);
      return style.content !== 'none' && isPainted(style);
    });
    if (borderImageSource !== 'none' || boxShadow !== 'none' || hasPaintedPart)
      element.dataset.stickyBand = String(number);
  }
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>('main *, [data-header] *')) {
    const { position } = getComputedStyle(part);
    const isLow = part.offsetHeight < innerHeight;
    const isSticky = /sticky|fixed/.test(position) && isLow && Boolean(part.textContent?.trim());
    part.toggleAttribute('data-sticky-text', isSticky);
    if (isSticky) count += 1;
  }
  return count;
}

/** The pixels of a screenshot, decoded once for all its words. */
export type Pixels = { data: Buffer; info: OutputInfo };

export const pixelsOf = (screenshot: Buffer): Promise<Pixels> =>
  sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The linear light of each value of a channel. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * The contrast of the lightest and the darkest pixel, as WCAG defines it.
 * @param band px from the top of the window to the top of the picture
 */
export function contrastIn({ data, info }: Pixels, { left, top, width, height }: Word, band = 0) {
  const [first, last] = [Math.floor(left), Math.min(info.width, Math.ceil(left + width))];
  const [above, below] = [
    Math.floor(top) - band,
    Math.min(info.height, Math.ceil(top + height) - band),
  ];
  const light = (at: number) => linear[data[at] ?? 0] ?? 0;
  let [darkest, lightest] = [1, 0];
  for (let y = above; y < below; y += 1)
    for (let x = first; x < last; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const luminance = 0.2126 * light(at) + 0.7152 * light(at + 1) + 0.0722 * light(at + 2);
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
  return (lightest + 0.05) / (darkest + 0.05);
}
