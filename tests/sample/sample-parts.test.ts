import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { galleryAt } from '../support/site-copy.ts';
import { builtPage, entriesOf } from '../support/site-routes.ts';
import { galleryRoutes } from './spec-routes.ts';

/** Details of the specification about the sample; how such parts work is tested with any content. */
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const atPage = <T>(route: string, look: (page: import('playwright').Page) => Promise<T>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    return look(page);
  });

describe('the first screen of the home page', () => {
  it.each([
    [320, 568, 2],
    [390, 664, 2],
    [390, 844, 2],
    [430, 932, 2],
    [768, 1024, 2],
    [1024, 768, 1],
    [1280, 800, 1],
    [1920, 1080, 1],
  ])(
    'at %i × %i: the fruit touches both parts of the headline, each of %i lines',
    (width, height, lines) =>
      pages.visit(async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        await page.goto(site);
        const { counts, overlaps, isClear } = await page.evaluate(() => {
          const part = (selector: string) => document.querySelector(selector) as Element;
          const above = part('h1 span:first-child').getBoundingClientRect();
          const below = part('h1 span:last-child').getBoundingClientRect();
          const picture = part('[data-turning]').getBoundingClientRect();
          const ring = part('[data-ring-host]').getBoundingClientRect();
          const { fontSize, lineHeight } = getComputedStyle(part('h1'));
          const text = document.createRange();
          text.selectNodeContents(part('h1 span:first-child'));
          // The fruit is 9% to 69% of the height of its picture.
          const [top, bottom] = [0.09, 0.69].map((share) => picture.top + share * picture.height);
          return {
            counts: [above, below].map((box) =>
              Math.round(box.height / Number.parseFloat(lineHeight)),
            ),
            overlaps: [above.bottom - (top ?? 0), (bottom ?? 0) - below.top].map(
              (pixels) => pixels / Number.parseFloat(fontSize),
            ),
            isClear: ring.left > text.getBoundingClientRect().right || ring.top > above.bottom,
          };
        });
        expect(counts).toEqual([lines, lines]);
        for (const overlap of overlaps) {
          expect(overlap).toBeGreaterThan(0.04);
          expect(overlap).toBeLessThan(0.25);
        }
        expect(isClear).toBe(true);
      }),
  );
});

describe('the peel', () => {
  it.each([
    '/how-we-work',
    '/our-clients',
    '/privacy-policy',
    '/our-portfolio/branding',
    '/thank-you',
    '/blogs/how-does-seo-work-guide',
  ])('is on %s, clear of all text', (route) =>
    atPage(route, async (page) => {
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await page.evaluate(() => {
          const box = document.querySelector('[class*="_ornament_"]')?.getBoundingClientRect();
          if (!box?.width) return ['no peel'];
          const range = document.createRange();
          const texts = document.createTreeWalker(
            document.querySelector('main') as Element,
            NodeFilter.SHOW_TEXT,
          );
          const found: string[] = [];
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            const { lineHeight } = getComputedStyle(texts.currentNode.parentElement as Element);
            const meets = [...range.getClientRects()].some(({ left, top, right, bottom }) => {
              // Letters stay within their line; the rectangle of a title is higher than that.
              const outside = Math.max(0, (bottom - top - Number.parseFloat(lineHeight)) / 2);
              return (
                right > box.left &&
                left < box.right &&
                bottom - outside > box.top + 1 &&
                top + outside < box.bottom - 1
              );
            });
            if (meets && texts.currentNode.textContent?.trim())
              found.push(texts.currentNode.textContent);
          }
          return found;
        });
        expect(covered, `${width} px`).toEqual([]);
      }
    }),
  );
});

describe('the portfolio', () => {
  it('labels its cards as the specification does', () =>
    atPage('/our-portfolio', async (page) => {
      const labels = await page
        .locator('[aria-labelledby="portfolio-title"] li:has(> article) p')
        // A gallery also shows its number of photos.
        .evaluateAll((all) => all.map((label) => label.firstChild?.textContent));
      expect(new Set(labels)).toEqual(
        new Set([
          'Web Development',
          'SEO',
          'SMM',
          'Branding',
          'Performance Marketing',
          'Photography',
        ]),
      );
    }));

  it('shows the three galleries under Photography', () =>
    atPage('/our-portfolio', async (page) => {
      const tab = page.locator('nav:has([aria-current="true"]) a').last();
      await tab.press('Enter');
      const visibleCards = () =>
        page
          .locator('[aria-labelledby="portfolio-title"] li:has(> article)')
          .evaluateAll((all) =>
            all
              .filter((card) => card.checkVisibility())
              .map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
          );
      await expect.poll(visibleCards).toHaveLength(3);
      expect((await visibleCards()).toSorted()).toEqual(galleryRoutes.toSorted());
    }));
});

describe('the counters', () => {
  it('count to 100+, 1M+, 25+ and 15K+', () =>
    atPage('/', async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      const counters = page.locator('[data-count]').locator('xpath=..');
      expect(await counters.allInnerTexts()).toEqual(['100+', '1M+', '25+', '15K+']);
    }));
});

describe('the services', () => {
  it('the fourth links to the SEO page', () =>
    atPage('/digital-marketing-services', async (page) => {
      const fourth = page.locator('details[name="services"]').nth(3);
      await fourth.locator('summary').click();
      const link = fourth.getByRole('link', { name: 'View More' });
      expect(await link.getAttribute('href')).toBe('/seo-services');
    }));
});

describe('the photographs', () => {
  it.each(galleryRoutes)('of %s are 150 to 400 pixels tall, in many heights', (route) => {
    const heights = galleryAt(route).photos.map(({ height }) => height / 2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...heights)).toBeLessThanOrEqual(400);
    expect(new Set(heights).size).toBeGreaterThan(6);
  });
});

describe('the balls', () => {
  it('are #d0ff14 on #020300', () =>
    atPage('/digital-marketing-services', async (page) => {
      const ball = page.locator('main [aria-hidden="true"]:has(> canvas) circle').first();
      expect(await ball.evaluate((part) => getComputedStyle(part).fill)).toBe('rgb(208, 255, 20)');
    }));
});

it.each(entriesOf('/blogs'))('%s links to an external source', (route) => {
  const text = [...elementsUnder(parse(builtPage(route)))].find(
    (part) => attributeOf(part, 'data-article-text') !== null,
  );
  const links = text ? [...elementsUnder(text)].map((part) => attributeOf(part, 'href') ?? '') : [];
  expect(links.filter((href) => href.startsWith('https://'))).not.toEqual([]);
});
