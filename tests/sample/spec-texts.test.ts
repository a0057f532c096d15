import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fetchPage, textOf } from '../support/html-page.ts';
import { openBrowser, type SiteBrowser, withoutPictures } from '../support/site-browser.ts';
import { fixedTexts } from './spec-texts.ts';

const site = inject('site');
let browser: SiteBrowser;

beforeAll(async () => {
  browser = await openBrowser({ javaScriptEnabled: false }, [withoutPictures]);
});
afterAll(() => browser.close());

it.each(Object.entries(fixedTexts))(
  '%s shows every fixed text and figure of the specification',
  async (route, texts) => {
    const { text } = await fetchPage(site + route);
    const missing = texts.filter((fixed) => !text.includes(fixed));
    expect(missing).toEqual([]);
  },
);

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
  ['/our-portfolio', 'tabs', '[data-tab]', 7],
  ['/our-portfolio', 'work cards', 'main article', 18],
  ['/about-us', 'team members', '[aria-labelledby="experts-title"] h3', 14],
  ['/about-us', 'brand values', '[aria-labelledby="stories-title"] h4', 7],
  ['/about-us', 'reasons', '[aria-labelledby="why-title"] h3', 4],
  ['/about-us', 'parts of the trajectory', 'details[name="growth"]', 3],
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

const opened = new Map<string, Promise<Page>>();

/** Each page is opened once for all its counts. */
async function pageOf(route: string): Promise<Page> {
  const page =
    opened.get(route) ?? browser.newPage().then((page) => page.goto(site + route).then(() => page));
  opened.set(route, page);
  return page;
}

it.each(counts)('%s shows the right number of %s', async (route, what, selector, count) => {
  const page = await pageOf(route);
  const found = await page.locator(selector).count();
  if (growing.includes(what)) expect(found).toBeGreaterThanOrEqual(count);
  else expect(found).toBe(count);
});

/** Texts of each page in the order of the sections in the specification. */
const orders: Record<string, readonly string[]> = {
  '/': [
    'Get Started',
    'Graphic Design',
    'Brand Visibility',
    'Who we are',
    'What we offer',
    'Brand Collaboration',
    'Case Study',
    'What Clients Say About Us!',
    'Clients Served',
    "Let's talk",
  ],
  '/about-us': [
    'Creativity meets innovation',
    'This is Us',
    'Memory lane',
    'Brand Story',
    'Brand Values',
    'Brand Purpose',
    'Growth Trajectory',
    'Why Choose Us?',
    'Our Experts',
    'Branding & Designing',
    "Let's talk",
  ],
  '/digital-marketing-services': [
    'Our Services',
    '01 ',
    '02 ',
    '03 ',
    '04 ',
    '05 ',
    'Discovery & Research',
    'Creation & Execution',
    'Continuous Tracking & Monitoring',
    'Sustained Success & Scaling Across',
    "Let's talk",
  ],
  '/seo-services': [
    'Contact us',
    'Tech & Tools We Use',
    'On-page',
    'Off-page',
    'Technical',
    'Local SEO',
    'Generative Engine Optimization',
    'SEO Content Marketing',
    'How Do We Work?',
    'Market research',
    'Website audit',
    'Competitor analysis',
    'Keyword mapping',
    'Mobile optimization',
    'Content development',
    'Meta elements update',
    'Blog posting',
    'Link building',
    'Reporting',
    'What Clients Say About Us!',
    'Plan my SEO',
    'Hi Life Exhibitions',
    '4–6 weeks',
    'Get a Quote',
    "Let's talk",
  ],
  '/our-portfolio': [
    'ALL',
    'Website Development',
    'Branding',
    'Performance Marketing',
    'SEO',
    'Social Media Marketing',
    'Photography',
  ],
};

it.each(Object.entries(orders))(
  '%s shows its sections in the order of the specification',
  async (route, words) => {
    const page = await fetchPage(site + route);
    const text = ['main', 'footer'].map((tag) => textOf(page.all(tag)[0] ?? {})).join(' ');
    let from = 0;
    for (const word of words) {
      const at = text.indexOf(word, from);
      expect(at, `"${word}" after position ${from} of ${route}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  },
);
