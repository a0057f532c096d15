import type { z } from 'astro/zod';
import { article } from '../site/shapes/article.ts';
import { brand } from '../site/shapes/brand.ts';
import { caseStudy } from '../site/shapes/case-study.ts';
import { chart } from '../site/shapes/chart.ts';
import type { Shape } from '../site/shapes/content-loader.ts';
import { link } from '../site/shapes/link.ts';
import { clients, tools } from '../site/shapes/marks.ts';
import { about } from '../site/shapes/pages/about.ts';
import { banner } from '../site/shapes/pages/banner.ts';
import { contact } from '../site/shapes/pages/contact.ts';
import { home } from '../site/shapes/pages/home.ts';
import { interfaceWords } from '../site/shapes/pages/interface.ts';
import { privacyPolicy } from '../site/shapes/pages/privacy.ts';
import { seoServices } from '../site/shapes/pages/seo-services.ts';
import { services } from '../site/shapes/pages/services.ts';
import { blog, notFound, ourClients, ourPortfolio, thankYou } from '../site/shapes/pages/simple.ts';
import { person } from '../site/shapes/person.ts';
import { gallery } from '../site/shapes/photography.ts';
import { picture } from '../site/shapes/picture.ts';
import { seo } from '../site/shapes/seo.ts';
import { service } from '../site/shapes/service.ts';
import { testimonials } from '../site/shapes/testimonials.ts';

export type DocumentedShape = { title: string; file?: string; shape: Shape<z.ZodType> };

/** Every kind of content file, in the order of the guide. */
export const documentedShapes: readonly DocumentedShape[] = [
  { title: 'Brand', file: 'content/brand.yaml', shape: brand },
  { title: 'Article', file: 'content/articles/<slug>/article.mdx', shape: article },
  { title: 'Case study', file: 'content/case-studies/<slug>/case-study.yaml', shape: caseStudy },
  { title: 'Photo gallery', file: 'content/photography/<slug>/gallery.yaml', shape: gallery },
  { title: 'Person', file: 'content/people/<slug>/person.yaml', shape: person },
  { title: 'Service card', file: 'content/services/<slug>.yaml', shape: service },
  { title: 'Testimonials', file: 'content/testimonials.yaml', shape: testimonials },
  { title: 'Client logos', file: 'content/clients/clients.yaml', shape: clients },
  { title: 'Tool logos', file: 'content/tools/tools.yaml', shape: tools },
  { title: 'Home page', file: 'content/pages/home.yaml', shape: home },
  { title: 'About page', file: 'content/pages/about-us.yaml', shape: about },
  {
    title: 'Services page',
    file: 'content/pages/digital-marketing-services.yaml',
    shape: services,
  },
  { title: 'SEO page', file: 'content/pages/seo-services.yaml', shape: seoServices },
  { title: 'Contact page', file: 'content/pages/contact-us.yaml', shape: contact },
  { title: 'Clients page', file: 'content/pages/our-clients.yaml', shape: ourClients },
  { title: 'Portfolio page', file: 'content/pages/our-portfolio.yaml', shape: ourPortfolio },
  { title: 'Blog page', file: 'content/pages/digital-marketing-blog.yaml', shape: blog },
  { title: 'Thank-you page', file: 'content/pages/thank-you.yaml', shape: thankYou },
  { title: 'Privacy policy', file: 'content/pages/privacy-policy.yaml', shape: privacyPolicy },
  { title: 'Page not found', file: 'content/pages/not-found.yaml', shape: notFound },
  {
    title: 'Header, footer and controls',
    file: 'content/pages/interface.yaml',
    shape: interfaceWords,
  },
];

/** Groups of fields that many files use; each has one table that the others point to. */
export const sharedShapes: readonly DocumentedShape[] = [
  { title: 'Picture', shape: picture },
  { title: 'Link', shape: link },
  { title: 'Search words', shape: seo },
  { title: 'Page banner', shape: banner },
  { title: 'Drawn chart', shape: chart },
];
