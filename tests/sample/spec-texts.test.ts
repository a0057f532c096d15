import { expect, inject, it } from 'vitest';
import { fetchPage, textOf } from '../support/html-page.ts';
import { fixedTexts } from './spec-texts.ts';

const site = inject('site');
it.each(Object.entries(fixedTexts))(
  '%s shows every fixed text and figure of the specification',
  async (route, texts) => {
    const { text } = await fetchPage(site + route);
    const missing = texts.filter((fixed) => !text.includes(fixed));
    expect(missing).toEqual([]);
  },
);

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
