import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder } from '../../server/http/html-tree.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { galleryAt } from '../support/site-copy.ts';
import { builtPage, entriesOf, pagesWith } from '../support/site-routes.ts';
import { galleryRoutes } from './spec-routes.ts';

/** What the specification says of single parts of the sample; how such parts work is promised for all. */
const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

const see = <T>(route: string, look: (page: import('playwright').Page) => Promise<T>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    return look(page);
  });

describe('the portfolio', () => {
  const tabs = [
    'ALL',
    'Website Development',
    'Branding',
    'Performance Marketing',
    'SEO',
    'Social Media Marketing',
    'Photography',
  ];

  it('has seven tabs in order', () =>
    see('/our-portfolio', async (page) => {
      const names = await page
        .locator('[data-portfolio-tabs] a')
        .evaluateAll((all) => all.map((tab) => tab.firstChild?.textContent));
      expect(names).toEqual(tabs);
    }));

  it('labels its cards as the specification does', () =>
    see('/our-portfolio', async (page) => {
      const labels = await page
        .locator('[data-portfolio-cards] > li p')
        // A gallery also tells how many frames it has.
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
    see('/our-portfolio', async (page) => {
      const tab = page.locator('[data-portfolio-tabs] a').last();
      await tab.press('Enter');
      const shown = () =>
        page
          .locator('[data-portfolio-cards] > li')
          .evaluateAll((all) =>
            all
              .filter((card) => card.checkVisibility())
              .map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
          );
      await expect.poll(shown).toHaveLength(3);
      expect((await shown()).toSorted()).toEqual(galleryRoutes.toSorted());
    }));
});

describe('the counters', () => {
  it('count to 100+, 1M+, 25+ and 15K+', () =>
    see('/', async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      const shown = page.locator('[data-count]').locator('xpath=..');
      expect(await shown.allInnerTexts()).toEqual(['100+', '1M+', '25+', '15K+']);
    }));
});

describe('the process', () => {
  it('goes through its four steps', () =>
    see('/digital-marketing-services', async (page) => {
      const steps = page.locator('section[aria-labelledby="process-title"] li h3');
      expect(await steps.evaluateAll((all) => all.map((title) => title.textContent))).toEqual([
        'Discovery & Research',
        'Creation & Execution',
        'Continuous Tracking & Monitoring',
        'Sustained Success & Scaling Across',
      ]);
    }));
});

describe('the services', () => {
  it('lead to the SEO page from the fourth', () =>
    see('/digital-marketing-services', async (page) => {
      const fourth = page.locator('details[name="services"]').nth(3);
      await fourth.locator('summary').click();
      const link = fourth.getByRole('link', { name: 'View More' });
      expect(await link.getAttribute('href')).toBe('/seo-services');
    }));
});

describe('the header, the quote form and the thanks', () => {
  it('say what the specification says', async () => {
    await see('/about-us', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const toggle = page.locator('[data-menu] summary');
      const isOpen = () =>
        page.locator('[data-menu]').evaluate((menu) => menu.hasAttribute('open'));
      expect(await isOpen()).toBe(false);
      await toggle.click();
      await expect.poll(isOpen).toBe(true);
      await expect.poll(() => page.locator('[data-menu] nav').innerText()).toContain("LET'S TALK");
    });
    await see('/thank-you', async (page) => {
      expect(await page.locator('h1').innerText()).toBe('Thank You!');
    });
    await see('/seo-services', async (page) => {
      expect(await page.getByText('Plan my SEO', { exact: true }).count()).toBeGreaterThan(0);
    });
  });
});

describe('the guide to SEO and PPC', () => {
  it('has places named seo and ppc to lead to', () =>
    see('/blogs/seo-vs-ppc-digital-marketing-agency-guide', async (page) => {
      const names = await page
        .locator('main [id]')
        .evaluateAll((parts) => parts.map(({ id }) => id));
      expect(names).toEqual(expect.arrayContaining(['seo', 'ppc']));
    }));
});

describe('the photographs', () => {
  it.each(galleryRoutes)('of %s stand 150 to 400 pixels tall, in many heights', (route) => {
    const heights = galleryAt(route).photos.map(({ height }) => height / 2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...heights)).toBeLessThanOrEqual(400);
    expect(new Set(heights).size).toBeGreaterThan(6);
  });
});

describe('the balls', () => {
  it('take #d0ff14 on #020300', () =>
    see('/digital-marketing-services', async (page) => {
      const ball = page.locator('main [aria-hidden="true"]:has(> canvas) circle').first();
      expect(await ball.evaluate((part) => getComputedStyle(part).fill)).toBe('rgb(208, 255, 20)');
    }));
});

it('three cases are told as films', () => {
  expect(pagesWith('data-film').toSorted()).toEqual([
    '/portfolio/hi-life-exhibitions',
    '/portfolio/mealmaven',
    '/portfolio/raha',
  ]);
});

it.each(entriesOf('/blogs'))('%s leads to a source elsewhere', (route) => {
  const text = [...elementsUnder(parse(builtPage(route)))].find(
    (part) => attributeOf(part, 'data-article-text') !== null,
  );
  const links = text ? [...elementsUnder(text)].map((part) => attributeOf(part, 'href') ?? '') : [];
  expect(links.filter((href) => href.startsWith('https://'))).not.toEqual([]);
});

describe('the typewriter apostrophe of the specification', () => {
  it.each(['780 96px Bricolage', '600 96px Geist'])('is shown curly in %s', (font) =>
    see('/', async (page) => {
      const drawn = await page.evaluate(async (wanted) => {
        await document.fonts.load(wanted, "'\u2019");
        const canvas = document.createElement('canvas');
        const pen = canvas.getContext('2d');
        return ["'", '\u2019', ','].map((sign) => {
          if (!pen) return '';
          pen.clearRect(0, 0, canvas.width, canvas.height);
          pen.font = wanted;
          pen.fillText(sign, 20, 120);
          return canvas.toDataURL();
        });
      }, font);
      expect(drawn[0]).toBe(drawn[1]);
      expect(drawn[0]).not.toBe(drawn[2]);
    }),
  );
});
