import type { Page } from 'playwright';
import { siteLanguage } from '../../apps/site/src/languages.ts';
import { holdRequests } from './held-requests.ts';
import { layoutShifts, observeShifts } from './layout-shifts.ts';
import { scrollToEnd, waitUntilDrawn } from './page-pool.ts';

const fonts = '**/*.woff2';

/** How late each font arrives after the first ones, in milliseconds. */
const fontDelay = 300;

/**
 * All problems of a page on a phone that show only when it is drawn: it is as wide as the screen, and nothing moves
 * while the rest of the page and its fonts arrive late, and while it is scrolled to its end.
 */
export async function drawnProblems(page: Page, url: string): Promise<string[]> {
  const release = await holdRequests(page, fonts, fontDelay);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await observeShifts(page);
  const beforeFonts = await layoutShifts(page);
  release();
  await page.waitForLoadState('load');
  await waitUntilDrawn(page);
  const fontsDrawn = await page.evaluate(() => performance.now());
  await observeShifts(page);
  await scrollToEnd(page);
  await page.unroute(fonts);
  // The letters of another script are those of the device until their own font is there. A machine for tests has none,
  // and the boxes in their place are as wide as the font of the moment makes them.
  const isInOwnFont = (await page.locator('html').getAttribute('lang')) === siteLanguage;
  const later = isInOwnFont ? await layoutShifts(page, fontsDrawn) : [];
  const width = await page.evaluate(() => innerWidth);
  return [
    ...beforeFonts.map((shift) => `moves when the rest of the page arrives: ${shift}`),
    ...later.map((shift) => `moves while it is scrolled and fonts load: ${shift}`),
    ...(width === page.viewportSize()?.width ? [] : [`a phone shows it ${width} px wide`]),
  ];
}
