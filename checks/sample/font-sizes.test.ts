import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages();
});
afterAll(() => pages.close());

const routes = [
  '/',
  '/about-us',
  '/digital-marketing-services',
  '/seo-services',
  '/contact-us',
  '/our-clients',
  '/portfolio/raha',
  '/portfolio/egco',
  '/portfolio/hi-life-exhibitions',
  '/portfolio/mealmaven',
  '/portfolio/musico',
  '/portfolio/photography/snacbox',
  '/privacy-policy',
  '/thank-you',
];

/** The sizes of site/styles/tokens.css. */
const roles = ['text-sm', 'text-md', 'text-lg', 'text-xl'].concat([
  'title-sm',
  'title-md',
  'title-lg',
  'title-xl',
  'title-poster',
  'figure',
]);

describe.each([390, 1280])('at %i pixels', (width) => {
  it.each(routes)('%s has the ten sizes of type, and a title as wide as the page', (route) =>
    pages.visit(async (page) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site + route);
      const others = await page.evaluate((names) => {
        const probe = document.body.appendChild(document.createElement('span'));
        const sizes = names.map((name) => {
          probe.style.fontSize = `var(--${name})`;
          return Number.parseFloat(getComputedStyle(probe).fontSize);
        });
        probe.remove();
        const found = new Set<string>();
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const element = text.parentElement;
          if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
          // The letters of a case card follow the width of the card.
          if (element.closest('svg, sup, h1, script, [data-across], [data-card], .visually-hidden'))
            continue;
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          if (!sizes.some((one) => Math.abs(one - size) < 0.1))
            found.add(`${size} px: ${text.textContent.trim().slice(0, 30)}`);
        }
        return [...found];
      }, roles);
      expect(others).toEqual([]);
    }),
  );
});
