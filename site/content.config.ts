import { defineCollection, type SchemaContext } from 'astro:content';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { article } from './shapes/article.ts';
import { brand } from './shapes/brand.ts';
import { contentFolder } from './shapes/brand-values.ts';
import { caseStudy } from './shapes/case-study.ts';
import { contentLoader, type Shape } from './shapes/content-loader.ts';
import { clients, tools } from './shapes/marks.ts';
import { about } from './shapes/pages/about.ts';
import { contact } from './shapes/pages/contact.ts';
import { home } from './shapes/pages/home.ts';
import { interfaceWords } from './shapes/pages/interface.ts';
import { privacyPolicy } from './shapes/pages/privacy.ts';
import { seoServices } from './shapes/pages/seo-services.ts';
import { services } from './shapes/pages/services.ts';
import { blog, notFound, ourClients, ourPortfolio, thankYou } from './shapes/pages/simple.ts';
import { person } from './shapes/person.ts';
import { gallery } from './shapes/photography.ts';
import { service } from './shapes/service.ts';
import { testimonials } from './shapes/testimonials.ts';

/** Entries of one kind: each folder (or file) that matches is an entry, its name the slug. */
function entries<Schema extends z.ZodType>(pattern: string, folder: string, shape: Shape<Schema>) {
  return defineCollection({
    loader: contentLoader({ pattern, base: join(contentFolder, folder), shape }),
    schema: ({ image }: SchemaContext) => (typeof shape === 'function' ? shape(image) : shape),
  });
}

/** A single file: its name without ending is the only slug. */
const page = <Schema extends z.ZodType>(file: string, shape: Shape<Schema>) =>
  entries(`${file}.yaml`, 'pages', shape);

export const collections = {
  brand: entries('brand.yaml', '', brand),
  interface: page('interface', interfaceWords),
  home: page('home', home),
  about: page('about-us', about),
  servicesPage: page('digital-marketing-services', services),
  seoServices: page('seo-services', seoServices),
  contact: page('contact-us', contact),
  clientsPage: page('our-clients', ourClients),
  portfolio: page('our-portfolio', ourPortfolio),
  blog: page('digital-marketing-blog', blog),
  thankYou: page('thank-you', thankYou),
  privacyPolicy: page('privacy-policy', privacyPolicy),
  notFound: page('not-found', notFound),
  articles: entries('*/article.mdx', 'articles', article),
  caseStudies: entries('*/case-study.yaml', 'case-studies', caseStudy),
  galleries: entries('*/gallery.yaml', 'photography', gallery),
  people: entries('*/person.yaml', 'people', person),
  services: entries('*.yaml', 'services', service),
  clients: entries('clients.yaml', 'clients', clients),
  tools: entries('tools.yaml', 'tools', tools),
  testimonials: entries('testimonials.yaml', '', testimonials),
};
