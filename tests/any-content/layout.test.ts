import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ClippedText, clippedText, fontsLoaded } from '../support/clipped-text.ts';
import { delayFonts } from '../support/delay-fonts.ts';
import { serveDividedPages } from '../support/divided-pages.ts';
import { submitOf } from '../support/form-helpers.ts';
import { collisions, overflow } from '../support/layout-problems.ts';
import { misplacedParts } from '../support/misplaced-parts.ts';
import {
  openMeasuringPages,
  openPages,
  type PagePool,
  scrollToEnd,
  waitUntilDrawn,
} from '../support/page-pool.ts';
import {
  builtPage,
  componentPages,
  drawnPages,
  opensEveryPage,
  templates,
} from '../support/site-routes.ts';
import { widenLetters } from '../support/wider-letters.ts';

const widths = opensEveryPage
  ? [320, 390, 768, 1024, 1280, 1920, 2560]
  : [320, 768, 1024, 1280, 2560];
/** Phones, and windows in which the links of the header just fit. */
const tightWidths = opensEveryPage
  ? [320, 360, 390, 1024, 1060, 1088, 1100]
  : [320, 390, 1024, 1088];
const site = inject('site');

/** Opens a page and waits for its own fonts: fallback fonts are wider or narrower. */
async function open(page: Page, route: string) {
  await page.goto(site + route, { waitUntil: 'domcontentloaded' });
  await fontsLoaded(page);
}

/** Words of headings that are broken over two lines without a hyphen. */
const tornWords = (page: Page) =>
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

type Width = Awaited<ReturnType<typeof problemsAt>>;

/** Layout problems at one window width. Broken headings depend on the component, not on the page. */
async function problemsAt(page: Page, width: number, route: string) {
  await page.setViewportSize({ width, height: 900 });
  return {
    overflow: await overflow(page),
    collisions: await collisions(page),
    misplaced: await misplacedParts(page),
    tornWords: templates.includes(route) ? await tornWords(page) : [],
  };
}

type Tight = ClippedText & { tornWords: string[] };

/** What is lost at the tight widths when letters are 4 % wider, by width. */
async function problemsWithWiderLetters(page: Page): Promise<Record<number, Tight>> {
  const found: Record<number, Tight> = {};
  await widenLetters(page, 1.04);
  for (const width of tightWidths) {
    await page.setViewportSize({ width, height: 900 });
    const problems = { ...(await clippedText(page)), tornWords: await tornWords(page) };
    if (problems.overflow || problems.cut.length > 0 || problems.tornWords.length > 0)
      found[width] = problems;
  }
  return found;
}

describe('from 320 to 2560 pixels', () => {
  let pages: PagePool;
  const seen = new Map<string, Promise<Map<number, Width>>>();
  const widened = new Map<string, Record<number, Tight>>();

  async function measure(page: Page, route: string) {
    await open(page, route);
    const results = new Map<number, Width>();
    for (const width of widths) results.set(width, await problemsAt(page, width, route));
    if (templates.includes(route)) widened.set(route, await problemsWithWiderLetters(page));
    return results;
  }

  // Each page is opened once for all four tests, without pictures; their sizes still reserve the space.
  beforeAll(async () => {
    pages = await openMeasuringPages();
    for (const route of componentPages) {
      const result = pages.visit((page) => measure(page, route));
      result.catch(() => undefined);
      seen.set(route, result);
    }
  });
  afterAll(() => pages.close());

  it.each(componentPages)('nothing overflows %s sideways', async (route) => {
    const found = [...((await seen.get(route)) ?? [])];
    expect(found).toHaveLength(widths.length);
    expect(found.filter(([, problems]) => problems.overflow)).toEqual([]);
  });

  it.each(componentPages)('no very large text of %s overlaps another text', async (route) => {
    const found = [...((await seen.get(route)) ?? [])];
    expect(found).toHaveLength(widths.length);
    expect(found.filter(([, problems]) => problems.collisions.length > 0)).toEqual([]);
  });

  it.each(componentPages)(
    'icons are beside their labels, charts and hosts whole, and rows of cards full on %s',
    async (route) => {
      const found = [...((await seen.get(route)) ?? [])];
      expect(found).toHaveLength(widths.length);
      const misplaced = found.map(([width, { misplaced }]) => [width, misplaced]);
      expect(misplaced.filter(([, parts]) => (parts as string[]).length > 0)).toEqual([]);
    },
  );

  it.each(templates)('no heading of %s breaks a word over two lines', async (route) => {
    const found = [...((await seen.get(route)) ?? [])];
    expect(found).toHaveLength(widths.length);
    expect(found.filter(([, problems]) => problems.tornWords.length > 0)).toEqual([]);
  });

  it.each(templates)('letters 4 per cent wider break and cut off nothing on %s', async (route) => {
    await seen.get(route);
    expect(widened.get(route)).toEqual({});
  });
});

it('the column beside the contact form has no empty part while the form shows its errors', async () => {
  const pages = await openPages({}, [], 1);
  const widest = await pages.visit(async (page) => {
    await page.goto(`${site}/contact-us`);
    await submitOf(page).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    return page.evaluate(() => {
      const form = document.querySelector('main form')?.closest('section');
      const { left = 0, bottom = 0 } = form?.getBoundingClientRect() ?? {};
      const parts = [...document.querySelectorAll('main :is(h1, h2, p, a, img)')]
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.height > 0 && part.right <= left && part.top < bottom)
        .sort((a, b) => a.top - b.top);
      let end = parts[0]?.top ?? 0;
      const gaps = parts.map((part) => {
        const gap = part.top - end;
        end = Math.max(end, part.bottom);
        return gap;
      });
      return Math.max(...gaps, bottom - end);
    });
  });
  await pages.close();
  expect(widest).toBeLessThan(120);
});

/** A phone zooms out to show content past its edge, which a desktop window cuts off. */
describe('on a phone', () => {
  let pages: PagePool;
  beforeAll(async () => {
    pages = await openMeasuringPages({ viewport: { width: 390, height: 844 }, isMobile: true });
  });
  afterAll(() => pages.close());

  it.each(componentPages)('%s is as wide as the screen', (route) =>
    pages.visit(async (page) => {
      await open(page, route);
      expect(await page.evaluate(() => innerWidth)).toBe(390);
    }),
  );

  it.each(templates.filter((route) => builtPage(route).includes('data-filter=')))(
    'on a phone no line of the filter of %s ends before the others',
    (route) =>
      pages.visit(async (page) => {
        await open(page, route);
        for (const width of [320, 360, 390, 430]) {
          await page.setViewportSize({ width, height: 844 });
          const ends = await page.locator('[data-filter] ul').evaluate((list) => {
            const lines = new Map<number, number>();
            for (const item of list.children) {
              const { top, right } = item.getBoundingClientRect();
              lines.set(top, Math.max(right, lines.get(top) ?? 0));
            }
            return [...lines.values()].map((right) => list.getBoundingClientRect().right - right);
          });
          expect(
            ends.filter((missing) => missing > 1),
            `${width} pixels wide`,
          ).toEqual([]);
        }
      }),
  );
});

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};

/**
 * Layout shifts without input above 0.001, or above 0.05 when a font loads, because titles may then wrap differently.
 * @param fontsDrawn when the first fonts were drawn, in ms; nothing: no font loads
 */
const shifts = (page: Page, fontsDrawn?: number) =>
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
const observeShifts = (page: Page) =>
  page.evaluate(async () => {
    const layoutShifts: PerformanceEntry[] = [];
    Object.assign(window, { layoutShifts });
    new PerformanceObserver((list) => {
      layoutShifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
  });

it('the heading does not move when the rest of the page arrives late', async () => {
  const slow = await serveDividedPages(site, 300);
  const pages = await openPages();
  const shiftsOf = (route: string) =>
    pages.visit(async (page) => {
      await page.route('**/*.woff2', (font) => font.abort());
      await page.goto(slow.url + route);
      await observeShifts(page);
      return (await shifts(page)).map((shift) => `${route}: ${shift}`);
    });
  const shifted = await Promise.all(templates.map(shiftsOf));
  await pages.close();
  await slow.close();
  expect(shifted.flat()).toEqual([]);
});

describe.concurrent('the layout does not shift while the page is scrolled to its end and fonts load late', () => {
  let pages: PagePool;
  beforeAll(async () => {
    // Letter widths as on a phone, not rounded to whole pixels.
    pages = await openPages({ viewport: { width: 390, height: 844 } }, [
      '--font-render-hinting=none',
    ]);
  });
  afterAll(() => pages.close());

  it.each(drawnPages)('on %s', (route) =>
    pages.visit(async (page) => {
      const endDelay = await delayFonts(page, 300);
      await page.goto(site + route);
      await waitUntilDrawn(page);
      const fontsDrawn = await page.evaluate(() => performance.now());
      await observeShifts(page);
      await scrollToEnd(page);
      await endDelay();
      expect(await shifts(page, fontsDrawn)).toEqual([]);
    }),
  );
});
