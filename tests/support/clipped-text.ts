import type { Page } from 'playwright';

/** Text of a page that cannot be read. */
export type ClippedText = {
  /** How much wider than its window the page is, and the element that causes it. */
  overflow: string | null;
  /** Texts that are cut off, each with the clipping element and the pixels lost. */
  cut: string[];
};

/** The least spacing that WCAG 1.4.12 lets a reader ask for. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Opens a page for a reader with wide text spacing. The policy against inline styles does not apply to adopted style
 * sheets.
 */
export async function openSpaced(page: Page, url: string): Promise<void> {
  const script = await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await script.dispose();
}

/** Ends the wide text spacing. A page that draws no frame does not see that by itself: client/letter-spacing.ts. */
export const endSpacing = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
    delete document.documentElement.dataset.wideLetters;
  });

/** Sets the text size in the browser's own settings: media queries in rem follow it. @param size in pixels */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await session.detach();
}

/** Waits for the page's own fonts: fallback fonts are wider or narrower. */
export const fontsLoaded = (page: Page) =>
  page.evaluate(() => document.body.offsetHeight && document.fonts.ready.then(() => undefined));

/** Measures the page as it is in its window. */
export const clippedText = (page: Page): Promise<ClippedText> =>
  page.evaluate(() => {
    type Edges = { name: string; box: DOMRect; x: boolean; y: boolean };

    /** The ancestors that clip an element, each with the axes on which they do. */
    function clippingBoxes(part: Element): Edges[] {
      const edges: Edges[] = [];
      let x = true;
      let y = true;
      let floating = false;
      for (let box: Element | null = part; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, transform, display } = getComputedStyle(box);
        const holds = !floating || position !== 'static' || transform !== 'none';
        // What a scroll container hides can be reached by scrolling.
        if (holds && /auto|scroll/.test(overflowX)) x = false;
        if (holds && /auto|scroll/.test(overflowY)) y = false;
        const hasBox = display !== 'inline' && display !== 'contents';
        const cutsX = x && holds && hasBox && /hidden|clip/.test(overflowX);
        const cutsY = y && holds && hasBox && /hidden|clip/.test(overflowY);
        if (cutsX || cutsY)
          edges.push({
            name: `${box.tagName} ${box.className}`,
            box: box.getBoundingClientRect(),
            x: cutsX,
            y: cutsY,
          });
        if (position === 'fixed') return edges;
        if (holds) floating = position === 'absolute';
      }
      if (x)
        edges.push({ name: 'window', box: new DOMRect(0, 0, innerWidth, 0), x: true, y: false });
      return edges;
    }

    function overflow(): string | null {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const widest = [...document.querySelectorAll('body *')].find(
        (part) => Math.abs(part.getBoundingClientRect().right - scrollWidth) < 1,
      );
      const said = widest?.textContent?.trim().slice(0, 40) ?? '';
      return `${scrollWidth - clientWidth} px: ${widest?.tagName} ${widest?.className} “${said}”`;
    }

    const cut = new Set<string>();

    /** Records how much of an element's boxes its clipping ancestors cut off. */
    function record(name: string, part: Element, boxes: DOMRect[], slackX: number, slackY: number) {
      for (const edge of clippingBoxes(part))
        for (const { left, right, top, bottom } of boxes) {
          const { box, x, y } = edge;
          const overX = x ? Math.max(right - box.right, box.left - left) - slackX : 0;
          const overY = y ? Math.max(bottom - box.bottom, box.top - top) - slackY : 0;
          const over = Math.round(Math.max(overX, overY));
          if (over > 0) cut.add(`“${name.trim().slice(0, 40)}” by ${edge.name}: ${over} px`);
        }
    }

    const seen = (part: Element | null): part is Element =>
      part?.checkVisibility({ visibilityProperty: true }) === true &&
      !part.closest('.visually-hidden, .skip-link, [aria-hidden="true"], noscript');

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const part = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !seen(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Letter spacing after the last letter and the empty space above and below letters may be cut.
      const size = Number.parseFloat(getComputedStyle(part).fontSize);
      record(text, part, lines, 1 + size * 0.16, 1 + size * 0.3);
      if (part.closest('button') && lines.length > text.split(/\s+|-/).length)
        cut.add(`“${text}” in pieces: ${lines.length} lines`);
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (seen(control) && control.parentElement)
        record(
          control.getAttribute('aria-label') ?? control.textContent ?? '',
          control.parentElement,
          [...control.getClientRects()],
          2,
          8,
        );
    return { overflow: overflow(), cut: [...cut] };
  });
