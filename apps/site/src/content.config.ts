import { defineCollection, type SchemaContext } from 'astro:content';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { contentFolder } from './content/content-folder.ts';
import { contentLoader } from './content/content-loader.ts';
import { pictureNameProblem } from './content/picture-path.ts';
import { articleWithPictures } from './schemas/article.ts';
import { brand } from './schemas/brand.ts';
import { caseStudy } from './schemas/case-study.ts';
import { clients, tools } from './schemas/logos.ts';
import { about } from './schemas/pages/about.ts';
import { contact } from './schemas/pages/contact.ts';
import { customPageWithPictures } from './schemas/pages/custom-page.ts';
import { home } from './schemas/pages/home.ts';
import { howWeWork } from './schemas/pages/how-we-work.ts';
import { interfaceCopy } from './schemas/pages/interface.ts';
import { accessibilityStatement, privacyPolicy } from './schemas/pages/legal.ts';
import { blog, ourClients, ourPortfolio } from './schemas/pages/listings.ts';
import { notFound, thankYou } from './schemas/pages/message-pages.ts';
import { searchPage } from './schemas/pages/search.ts';
import { seoServices } from './schemas/pages/seo-services.ts';
import { services } from './schemas/pages/services.ts';
import { person } from './schemas/person.ts';
import { gallery } from './schemas/photography.ts';
import type { ContentSchema } from './schemas/picture.ts';
import { service } from './schemas/service.ts';
import { testimonials } from './schemas/testimonials.ts';
import { theme } from './schemas/theme.ts';

/** Astro's check of a picture, for names of pictures only: it would import any other file as code. */
const pictureOf = (image: SchemaContext['image']) => () =>
  z.preprocess((path, context) => {
    const problem = pictureNameProblem(String(path));
    if (problem) context.addIssue(`names the picture "${path}", which ${problem}.`);
    return path;
  }, image()) as unknown as ReturnType<SchemaContext['image']>;

/** Entries of one kind: each folder (or file) that matches is an entry, its name the slug. */
function entries<Schema extends z.ZodType>(
  pattern: string,
  folder: string,
  schema: ContentSchema<Schema>,
) {
  return defineCollection({
    loader: contentLoader({ pattern, base: join(contentFolder, folder) }),
    schema: ({ image }: SchemaContext) =>
      typeof schema === 'function' ? schema(pictureOf(image)) : schema,
  });
}

/** A single file: its name without ending is the only slug. */
const page = <Schema extends z.ZodType>(file: string, schema: ContentSchema<Schema>) =>
  entries(`${file}.yaml`, 'pages', schema);

export const collections = {
  brand: entries('brand.yaml', '', brand),
  theme: entries('theme.yaml', '', theme),
  interface: page('interface', interfaceCopy),
  home: page('home', home),
  about: page('about-us', about),
  servicesPage: page('digital-marketing-services', services),
  seoServices: page('seo-services', seoServices),
  contact: page('contact-us', contact),
  clientsPage: page('our-clients', ourClients),
  portfolio: page('our-portfolio', ourPortfolio),
  blog: page('digital-marketing-blog', blog),
  thankYou: page('thank-you', thankYou),
  howWeWork: page('how-we-work', howWeWork),
  privacyPolicy: page('privacy-policy', privacyPolicy),
  searchPage: page('search', searchPage),
  notFound: page('not-found', notFound),
  accessibility: page('accessibility-statement', accessibilityStatement),
  customPages: entries('*/page.mdx', 'pages', customPageWithPictures),
  articles: entries('*/article.mdx', 'articles', articleWithPictures),
  caseStudies: entries('*/case-study.yaml', 'case-studies', caseStudy),
  galleries: entries('*/gallery.yaml', 'photography', gallery),
  people: entries('*/person.yaml', 'people', person),
  services: entries('*.yaml', 'services', service),
  clients: entries('clients.yaml', 'clients', clients),
  tools: entries('tools.yaml', 'tools', tools),
  testimonials: entries('testimonials.yaml', '', testimonials),
};
