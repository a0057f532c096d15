import { readTheme } from '@agency/content/theme/theme-values.ts';
import type { Page } from 'playwright';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};

/** Of the fonts of the product the widths of the letters that are shown before them are known exactly. */
const { display, text } = readTheme();
const fontShift = display || text ? 0.1 : 0.05;

/**
 * Layout shifts without input above 0.001, or above 0.05 when a font loads, because titles may then wrap differently;
 * of an agency's own fonts above 0.1.
 * @param fontsDrawn when the first fonts were drawn, in ms; nothing: no font loads
 */
export const layoutShifts = (page: Page, fontsDrawn?: number): Promise<string[]> =>
  page.evaluate(
    ({ fontsDrawn, fontShift }) => {
      const fonts = (
        performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      ).filter(({ name }) => name.endsWith('.woff2'));
      const isFontShift = (time: number) =>
        fontsDrawn !== undefined &&
        (time <= fontsDrawn ||
          fonts.some(({ responseEnd }) => time >= responseEnd && time - responseEnd < 1000));
      const nameOf = ({ node }: { node?: Node }) =>
        node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
      return (Reflect.get(window, 'layoutShifts') as Shift[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .filter(({ value, startTime }) => value >= (isFontShift(startTime) ? fontShift : 0.001))
        .map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(nameOf).join(', ')}`);
    },
    { fontsDrawn, fontShift },
  );

/** Collects the layout shifts of a page from its start. */
export const observeShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const layoutShifts: PerformanceEntry[] = [];
    Object.assign(window, { layoutShifts });
    new PerformanceObserver((list) => {
      layoutShifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
  });
