import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPages, type PagePool } from '../support/page-pool.ts';
import { withoutPictures } from '../support/site-browser.ts';
import { caseStudyRoutes } from './spec-routes.ts';

const site = inject('site');
const viewport = { width: 390, height: 844 };
let pages: PagePool;
beforeAll(async () => {
  pages = await openPages({ viewport }, [withoutPictures]);
});
afterAll(() => pages.close());

/** All but the three with a story that the scroll drives. */
const shortCases = caseStudyRoutes
  .map((route) => route.replace('/portfolio/', ''))
  .filter((slug) => !['mealmaven', 'raha', 'hi-life-exhibitions'].includes(slug));

it.each([
  ['/', 10],
  ['/how-we-work', 9],
  ['/google-and-meta-ads', 5.5],
  ['/marketing-for-clinics', 5.6],
  ...shortCases.map((slug): [string, number] => [`/portfolio/${slug}`, 9]),
])('%s has at most %d screens of a phone', (route, most) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / viewport.height).toBeLessThanOrEqual(most);
  }),
);

it('the home page is as short with reduced motion, where the lists that move are whole', () =>
  pages.visit(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / viewport.height).toBeLessThanOrEqual(10);
  }));

it('two results of clients are on the first three screens of the home page', () =>
  pages.visit(async (page) => {
    await page.goto(site);
    const results = page.locator('section[aria-labelledby="trades-title"] a[href^="/portfolio/"]');
    expect(await results.count()).toBe(2);
    const bottom = await results.last().evaluate((link) => link.getBoundingClientRect().bottom);
    expect(bottom / viewport.height).toBeLessThan(3);
  }));
