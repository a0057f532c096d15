import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { accordions } from '../support/accordions.ts';
import { followLink } from '../support/follow-link.ts';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { counters, galleryAt, interfaceCopy, stepper } from '../support/site-copy.ts';
import { builtPage, entriesOf, pagesWith, templates } from '../support/site-routes.ts';

const site = inject('site');
const [longestPage = ''] = templates.toSorted((a, b) => builtPage(b).length - builtPage(a).length);
const { links } = interfaceCopy.header;
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ javaScriptEnabled: false });
});
afterAll(() => pages.close());

const at = (route: string, run: (page: Page) => Promise<void>) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    await run(page);
  });

const visibleTexts = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((part) => part.textContent?.trim() ?? ''),
  );

const isInWindow = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const [stepperPage = ''] = pagesWith('id="process-title"');
const portfolio = '/our-portfolio';
const galleries = entriesOf('/portfolio/photography');
const counting = pagesWith('data-count=').slice(0, 1);

describe.concurrent('without script', () => {
  it.for([
    ['All six kinds', 6],
    ['All ten steps', 10],
    ['All seven values', 7],
    ['All fourteen people', 14],
    ['All nine terms', 9],
  ] as const)('“%s” shows all items of its list on a phone', async ([label, all], { expect }) => {
    const [route = ''] = pagesWith(label);
    await at(route, async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const items = page.locator(':is(ol, ul, dl)', {
        has: page.locator(`xpath=following-sibling::details[1][contains(., "${label}")]`),
      });
      const visible = async () => (await visibleTexts(items.locator('> *'))).length;
      expect(await visible()).toBe(3);
      await page.getByText(label).click();
      await expect.poll(visible).toBe(all);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect.poll(visible).toBe(all);
    });
  });

  it('a link to a person that is not visible on a phone shows all people', async ({ expect }) => {
    const [route = ''] = pagesWith('All fourteen people');
    await at(route, async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const last = page.locator('ul:has(+ [data-show-all]) > li').last();
      expect(await last.isVisible()).toBe(false);
      await page.goto(`${page.url()}#${await last.getAttribute('id')}`);
      await expect.poll(() => last.isVisible()).toBe(true);
    });
  });

  // Browsers find the text of a link's `:~:text=` as they find what a visitor types into find-in-page.
  it.for(pagesWith('data-show-all'))(
    'on a phone find-in-page finds what %s does not show, and shows the whole list',
    (route, { expect }) =>
      at(route, async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(site + route);
        const count = await page.locator('[data-show-all]').count();
        for (let index = 0; index < count; index += 1) {
          await page.goto(site + route);
          const line = page.locator('[data-show-all]').nth(index);
          const items = line.locator('xpath=preceding-sibling::*[1]/*');
          const last = items.last();
          const title = last.locator('h3, h4, dt').first();
          expect(await last.isVisible()).toBe(false);
          // A title may have a day below its name: browsers find the words of one line.
          const words = await title.evaluate(
            (whole) => (whole.lastElementChild ?? whole).textContent,
          );
          const text = encodeURIComponent(words.trim());
          await page.goto('about:blank');
          await page.goto(`${site}${route}#:~:text=${text}`);
          await expect.poll(() => last.isVisible()).toBe(true);
          await expect
            .poll(async () => (await visibleTexts(items)).length)
            .toBe(await items.count());
          await expect.poll(() => isInWindow(title)).toBe(true);
          expect(await line.isVisible()).toBe(false);
        }
      }),
  );

  it('the header is a pill at every scroll position', ({ expect }) =>
    at(longestPage, async (page) => {
      const pill = () =>
        page
          .locator('[data-header] span[class*="_pill_"]:empty')
          .evaluate((drawn) => getComputedStyle(drawn).opacity);
      expect(await pill()).toBe('1');
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await pill()).toBe('1');
    }));

  it('the menu of a phone opens and closes, and its links work', ({ expect }) =>
    at('/', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const menu = page.locator('[data-menu] nav');
      expect(await menu.isVisible()).toBe(false);
      await page.locator('[data-menu] summary').click();
      await expect.poll(() => menu.isVisible()).toBe(true);
      await page.locator('[data-menu] summary').click();
      await expect.poll(() => menu.isVisible()).toBe(false);
      await page.locator('[data-menu] summary').click();
      await menu.getByRole('link', { name: links.at(-1)?.label ?? '' }).click();
      await page.waitForURL(`**${links.at(-1)?.href}`);
    }));

  it.for(accordions.filter(({ count }) => count > 1))(
    'the accordion $name of $route opens one item at a time',
    ({ route, name }, { expect }) =>
      at(route, async (page) => {
        const items = page.locator(`details[name="${name}"]`);
        const open = () =>
          items.evaluateAll((all) =>
            all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])),
          );
        await items.nth(1).locator('summary').click();
        await expect.poll(open).toEqual([1]);
      }),
  );

  it.for(pagesWith('data-slider'))('all testimonials of %s are visible', (route, { expect }) =>
    at(route, async (page) => {
      const quotes = page.locator('[data-slider] figure');
      expect(await quotes.count()).toBeGreaterThan(1);
      for (const quote of await quotes.all()) {
        const { x = -1, width = 0 } = (await quote.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    }),
  );

  it('all steps of the process are visible', ({ expect }) =>
    at(stepperPage, async (page) => {
      const region = page.locator('section[aria-labelledby="process-title"]');
      expect(await visibleTexts(region.locator('h3'))).toHaveLength(stepper?.steps.length ?? 0);
      expect(await visibleTexts(region.locator('button'))).toEqual([]);
      const heights = await region
        .locator('li')
        .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)));
      expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b));
    }));

  it('the tabs of the portfolio are links that filter', ({ expect }) =>
    at(portfolio, async (page) => {
      const cards = page.locator('[aria-labelledby="portfolio-title"] li:has(> article) h3');
      const tabs = page.locator('nav:has([aria-current="true"]) a');
      const all = await visibleTexts(cards);
      expect(all).toHaveLength(entriesOf('/portfolio').length + galleries.length);
      await followLink(tabs.last());
      const chosen = await visibleTexts(cards);
      expect(chosen.length).toBeGreaterThan(0);
      expect(chosen.length).toBeLessThan(all.length);
      await followLink(tabs.first());
      expect(await visibleTexts(cards)).toEqual(all);
    }));

  it.for(galleries)(
    'the photos of %s are in columns and link to their files',
    (route, { expect }) =>
      at(route, async (page) => {
        const photos = page.locator('main li a:has(img)');
        const lefts = await photos.evaluateAll((all) =>
          all.map((photo) => photo.getBoundingClientRect().left),
        );
        expect(new Set(lefts.map(Math.round)).size).toBe(
          Math.min(4, galleryAt(route).photos.length),
        );
        await photos.first().click();
        await page.waitForURL(/\.(webp|jpe?g|avif)$/);
      }),
  );

  it.for(counting)('all counters of %s are at their targets', (route, { expect }) =>
    at(route, async (page) => {
      const counts = page.locator('[data-count]').locator('xpath=..');
      expect(await visibleTexts(counts)).toEqual(
        counters?.items.map(({ number, suffix }) => `${number}${suffix}`),
      );
    }),
  );

  it('the headline and the pictures of the first screen are visible', ({ expect }) =>
    at('/', async (page) => {
      await expect.poll(() => visibleTexts(page.locator('h1'))).toHaveLength(1);
      const drawn = await page
        .locator('img[fetchpriority="high"]')
        .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth));
      expect(drawn).toBeGreaterThan(100);
    }));
});

it.for(['/', '/contact-us', longestPage])(
  'the chat link floats on %s at every position',
  (route, { expect }) =>
    at(route, async (page) => {
      const chat = page.locator('[data-chat]');
      for (const share of [0, 0.3, 0.6, 1]) {
        await page.mouse.wheel(0, share * 4000);
        expect(await chat.isVisible()).toBe(true);
      }
    }),
);
