import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clippedText, fontsLoaded } from '../support/clipped-text.ts';
import { collisions, overflow, overlaps } from '../support/layout-problems.ts';
import { misplacedParts } from '../support/misplaced-parts.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { entriesOf, templates } from '../support/site-routes.ts';
import { tornHeadings } from '../support/torn-headings.ts';

const site = inject('site');
const widths = [390, 1280];

let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ reducedMotion: 'reduce' }, [withoutPictures]);
});
afterAll(() => pages.close());

/** Before Chrome 121 the options of `checkVisibility` had other names. Runs in the page, after its own scripts. */
function knowOptions() {
  const check = Element.prototype.checkVisibility;
  Element.prototype.checkVisibility = function (options = {}) {
    const older = {
      checkOpacity: options.opacityProperty,
      checkVisibilityCSS: options.visibilityProperty,
    };
    return check.call(this, { ...options, ...older });
  };
}

/** The links of a filter share their lines evenly from Chrome 114 on, which has `text-wrap: balance`. */
const isKnown = (problem: string) => problem.startsWith('the last link of the filter');

/** What a visitor cannot read or use at these widths, and errors of scripts. */
async function problemsOf(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  const note = (error: Error) => found.push(`error: ${error.message}`);
  page.on('pageerror', note);
  await page.goto(site + route);
  await page.evaluate(knowOptions);
  await fontsLoaded(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await overflow(page);
    const problems = [
      ...(wide ? [`overflow of ${wide}`] : []),
      ...(await clippedText(page)).cut.map((cut) => `cut off: ${cut}`),
      ...(await collisions(page)),
      ...(await overlaps(page)),
      ...(await misplacedParts(page)).filter((problem) => !isKnown(problem)),
      ...(await tornHeadings(page)),
    ];
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  }
  page.off('pageerror', note);
  return found;
}

/** Heads of cases differ by more than their classes. */
const routes = [...new Set([...templates, ...entriesOf('/portfolio')])];

describe.concurrent('in Chrome 109', () => {
  it.each(routes)('the words of %s can be read, and its scripts run', (route) =>
    pages.visit(async (page) => {
      expect(await problemsOf(page, route)).toEqual([]);
    }),
  );

  it.each(widths)('the letters of the first headline are whole at %i pixels', (width) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site);
      await fontsLoaded(page);
      const light = async () => {
        const picture = await page.locator('h1').screenshot();
        const pixels = await sharp(picture).greyscale().raw().toBuffer();
        return pixels.filter((lightness) => lightness > 180).length;
      };
      const seen = await light();
      await page.evaluate(() => {
        const plain = new CSSStyleSheet();
        plain.replaceSync(
          'h1, h1 * { text-shadow: none !important; -webkit-text-stroke: 0 !important }',
        );
        document.adoptedStyleSheets = [plain];
      });
      expect(seen).toBeGreaterThan(0.9 * (await light()));
    }),
  );
});
