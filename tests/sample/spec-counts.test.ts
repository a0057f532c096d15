import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMeasuringPages, type PagePool } from '../support/page-pool.ts';

const site = inject('site');
let pages: PagePool;
beforeAll(async () => {
  pages = await openMeasuringPages({ javaScriptEnabled: false }, undefined, 1);
});
afterAll(() => pages.close());

/**
 * How often an element is on a page: route, what is counted, a selector, the number.
 * Lists that editors add to begin with the number of the specification and may grow.
 */
const growing: readonly string[] = ['blog cards', 'work cards', 'team members'];

const counts: readonly [route: string, what: string, selector: string, count: number][] = [
  ['/our-clients', 'client logos', 'main li img', 56],
  ['/', 'home logos', '[aria-labelledby="collaboration-title"] li img', 8],
  ['/', 'service cards', '[aria-labelledby="services-title"] li h3', 6],
  ['/', 'case study cards', '[aria-labelledby="cases-title"] article', 4],
  ['/', 'testimonials', '[aria-labelledby="testimonials-title"] figure', 4],
  ['/', 'counters', '[aria-labelledby="counters-title"] dt', 4],
  ['/digital-marketing-blog', 'blog cards', 'main article', 22],
  ['/our-portfolio', 'tabs', 'nav:has([aria-current="true"]) a', 7],
  ['/our-portfolio', 'work cards', 'main article', 18],
  ['/about-us', 'team members', '[aria-labelledby="experts-title"] h3', 14],
  ['/about-us', 'brand values', '[aria-labelledby="stories-title"] h4', 7],
  ['/about-us', 'reasons', '[aria-labelledby="why-title"] h3', 4],
  ['/about-us', 'parts of the trajectory', 'details[name="growth-title"]', 3],
  ['/about-us', 'figures', '[aria-labelledby="stats-title"] li', 4],
  ['/about-us', 'services', '[aria-labelledby="services-title"] li h3', 6],
  ['/digital-marketing-services', 'services', 'details[name="services"]', 5],
  ['/digital-marketing-services', 'steps', '[aria-labelledby="process-title"] li h3', 4],
  ['/seo-services', 'tool logos', '[aria-labelledby="tools-title"] img', 7],
  ['/seo-services', 'SEO services', '[aria-labelledby="seo-title"] h3', 6],
  ['/seo-services', 'reasons', '[aria-labelledby="why-title"] h3', 4],
  ['/seo-services', 'steps of work', '[aria-labelledby="work-title"] h3', 10],
  ['/seo-services', 'questions', 'details[name="faq"]', 5],
  ['/seo-services', 'portfolio cards', '[aria-labelledby="cases-title"] article', 3],
  ['/contact-us', 'service choices', 'input[name="services"]', 6],
  ['/portfolio/photography/snacbox', 'photos', 'main li img', 15],
  ['/portfolio/photography/vermello', 'photos', 'main li img', 22],
  ['/portfolio/photography/odingalley', 'photos', 'main li img', 20],
  ['/portfolio/cafe-doca', 'posts', '[aria-labelledby="posts-title"] figure', 6],
  ['/privacy-policy', 'sections', 'main ol > li[id]', 11],
];

const routes = Object.entries(Object.groupBy(counts, ([route]) => route));

it.each(routes)('%s shows the right number of everything', (route, ofRoute = []) =>
  pages.visit(async (page) => {
    await page.goto(site + route);
    const wrong: string[] = [];
    for (const [, what, selector, count] of ofRoute) {
      const found = await page.locator(selector).count();
      if (growing.includes(what) ? found < count : found !== count)
        wrong.push(`${found} ${what} for ${count}`);
    }
    expect(wrong).toEqual([]);
  }),
);
