import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { clippedText, endSpacing, fontsLoaded, openSpaced, setTextSize } from './clipped-text.ts';
import { collisions, overflow } from './layout-problems.ts';
import { misplacedParts } from './misplaced-parts.ts';
import { drawnPages, opensEveryWidth, templates } from './site-routes.ts';
import { tornHeadings } from './torn-headings.ts';
import { widenLetters } from './wider-letters.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

const layoutWidths = opensEveryWidth
  ? [320, 390, 768, 1024, 1280, 1920, 2560]
  : [320, 768, 1024, 1280, 2560];
/** Where words have the least space in each layout: a wider window with the same columns only adds to it. */
const wordWidths = [320, 768, 1024, 1280];
const textWidths = opensEveryWidth ? [390, 820, 1280] : [390, 1280];
/** Phones, and windows in which the links of the header just fit. */
const tightWidths = opensEveryWidth
  ? [320, 360, 390, 1024, 1060, 1088, 1100]
  : [320, 390, 1024, 1088];

/** Problems, each after the window or setting in which it was seen. */
const seenIn = (place: string, problems: readonly (string | null)[]) =>
  problems.filter((problem) => problem !== null).map((problem) => `${place}: ${problem}`);

/** What a measurement finds at each of these widths. */
async function atWidths(
  page: Page,
  { widths, height, place }: { widths: readonly number[]; height: number; place: string },
  find: () => Promise<(string | null)[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    found.push(...seenIn(`${place}, ${width} px`, await find()));
  }
  return found;
}

/** Text that cannot be read. */
async function lostText(page: Page): Promise<(string | null)[]> {
  const lost = await clippedText(page);
  return [lost.overflow && `overflow ${lost.overflow}`, ...lost.cut.map((cut) => `cut off ${cut}`)];
}

/** Headings that skip a level, such as an h4 after an h2. */
const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1)));
    const main = levels.slice(levels.indexOf(1));
    return main
      .filter((level, index) => level - (main[index - 1] ?? 0) > 1)
      .map((level) => `a heading skips to level ${level}`);
  });

/** How far the menu button is outside of a phone's window. */
async function menuBeyondEdge(page: Page): Promise<(string | null)[]> {
  const box = await page
    .locator('span[class*="_pill_"]:empty ~ div :is(summary, a):visible')
    .last()
    .boundingBox();
  if (!box) return ['no menu button'];
  const beyond = Math.max(0, -box.x, box.x + box.width - phone.width);
  return [beyond > 0 ? `the menu button is ${beyond} px outside` : null];
}

/**
 * All problems of a page where only text and boxes count. It is opened once, without pictures; their sizes still
 * reserve the space. Where only the text differs from another page, the narrowest windows are enough.
 */
export async function measuredProblems(page: Page, url: string, route: string): Promise<string[]> {
  const isTemplate = templates.includes(route);
  const textAt = (place: string) => ({
    widths: isTemplate ? textWidths : [phone.width],
    height: phone.height,
    place,
  });
  await openSpaced(page, url);
  await fontsLoaded(page);
  const spaced = await atWidths(page, textAt('spacing of WCAG 1.4.12'), async () => [
    ...(await lostText(page)),
    ...(await brokenWords(page)),
  ]);
  await endSpacing(page);
  const layout = await atWidths(
    page,
    {
      widths: isTemplate ? layoutWidths : wordWidths,
      height: desktop.height,
      place: 'layout',
    },
    async () => [
      ...seenIn('overflow', [await overflow(page)]),
      ...(await collisions(page)),
      ...(await misplacedParts(page)),
      ...(isTemplate ? await tornHeadings(page) : []),
    ],
  );
  const accessible = await axeProblems(page, route);
  // A window of 1280 pixels at twice the zoom.
  await page.setViewportSize({ width: 640, height: 450 });
  const zoomed = seenIn('twice the zoom', await lostText(page));
  await setTextSize(page, 32);
  // A long word may break once. One on three lines is in a column of a few letters.
  const large = await atWidths(page, textAt('text twice as large'), async () => [
    ...(await lostText(page)),
    ...(await brokenWords(page, 3)),
  ]);
  await page.setViewportSize(phone);
  large.push(...seenIn('text twice as large', await menuBeyondEdge(page)));
  await setTextSize(page, 16);
  const wider = isTemplate ? await problemsWithWiderLetters(page) : [];
  return [...spaced, ...layout, ...accessible, ...zoomed, ...large, ...wider];
}

/** Text differs on each page; the desktop layout depends on the component only. */
async function axeProblems(page: Page, route: string): Promise<string[]> {
  await page.setViewportSize(phone);
  const narrow = [...(await axeViolations(page)), ...(await skippedLevels(page))];
  if (!drawnPages.includes(route)) return seenIn('axe, 390 px', narrow);
  await page.setViewportSize(desktop);
  return [...seenIn('axe, 390 px', narrow), ...seenIn('axe, 1280 px', await axeViolations(page))];
}

/** What is lost at the tight widths when letters are 4 % wider. They stay wider until another page is opened. */
async function problemsWithWiderLetters(page: Page): Promise<string[]> {
  await widenLetters(page, 1.04);
  return atWidths(
    page,
    { widths: tightWidths, height: desktop.height, place: 'wider letters' },
    async () => [...(await lostText(page)), ...(await tornHeadings(page))],
  );
}
