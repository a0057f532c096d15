import type { Page } from 'playwright';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};

/**
 * Layout shifts without input above 0.001, or above 0.05 when a font loads, because titles may then wrap differently.
 * @param fontsDrawn when the first fonts were drawn, in ms; nothing: no font loads
 */
export const layoutShifts = (page: Page, fontsDrawn?: number): Promise<string[]> =>
  page.evaluate((fontsDrawn) => {
    const fonts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => name.endsWith('.woff2'),
    );
    const isFontShift = (time: number) =>
      fontsDrawn !== undefined &&
      (time <= fontsDrawn ||
        fonts.some(({ responseEnd }) => time >= responseEnd && time - responseEnd < 1000));
    const nameOf = ({ node }: { node?: Node }) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
    return (Reflect.get(window, 'layoutShifts') as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .filter(({ value, startTime }) => value >= (isFontShift(startTime) ? 0.05 : 0.001))
      .map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(nameOf).join(', ')}`);
  }, fontsDrawn);

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
