import type { z } from 'astro/zod';
import { article } from '../../apps/site/src/schemas/article.ts';
import { articleComponents } from '../../apps/site/src/schemas/article-components.ts';
import { automaticReply } from '../../apps/site/src/schemas/automatic-reply.ts';
import { brand } from '../../apps/site/src/schemas/brand.ts';
import { caseStudy } from '../../apps/site/src/schemas/case-study.ts';
import { chart } from '../../apps/site/src/schemas/chart.ts';
import { cta } from '../../apps/site/src/schemas/cta.ts';
import { link } from '../../apps/site/src/schemas/link.ts';
import { clients, tools } from '../../apps/site/src/schemas/logos.ts';
import { about } from '../../apps/site/src/schemas/pages/about.ts';
import { banner } from '../../apps/site/src/schemas/pages/banner.ts';
import { contact } from '../../apps/site/src/schemas/pages/contact.ts';
import { customPage } from '../../apps/site/src/schemas/pages/custom-page.ts';
import { home } from '../../apps/site/src/schemas/pages/home.ts';
import { howWeWork } from '../../apps/site/src/schemas/pages/how-we-work.ts';
import { interfaceCopy } from '../../apps/site/src/schemas/pages/interface.ts';
import { accessibilityStatement, privacyPolicy } from '../../apps/site/src/schemas/pages/legal.ts';
import { blog, ourClients, ourPortfolio } from '../../apps/site/src/schemas/pages/listings.ts';
import { notFound, thankYou } from '../../apps/site/src/schemas/pages/message-pages.ts';
import { searchPage } from '../../apps/site/src/schemas/pages/search.ts';
import { seoServices } from '../../apps/site/src/schemas/pages/seo-services.ts';
import { services } from '../../apps/site/src/schemas/pages/services.ts';
import { person } from '../../apps/site/src/schemas/person.ts';
import { gallery } from '../../apps/site/src/schemas/photography.ts';
import type { ContentSchema } from '../../apps/site/src/schemas/picture.ts';
import { picture } from '../../apps/site/src/schemas/picture.ts';
import { redirects } from '../../apps/site/src/schemas/redirects.ts';
import { seo } from '../../apps/site/src/schemas/seo.ts';
import { service } from '../../apps/site/src/schemas/service.ts';
import { testimonials } from '../../apps/site/src/schemas/testimonials.ts';
import { theme } from '../../apps/site/src/schemas/theme.ts';

export type DocumentedSchema = { title: string; file?: string; schema: ContentSchema<z.ZodType> };

/** Every kind of content file, in the order of the guide. */
export const documentedSchemas: readonly DocumentedSchema[] = [
  { title: 'Brand', file: 'content/brand.yaml', schema: brand },
  { title: 'Theme', file: 'content/theme.yaml', schema: theme },
  { title: 'Custom page', file: 'content/pages/<slug>/page.mdx', schema: customPage },
  { title: 'Article', file: 'content/articles/<slug>/article.mdx', schema: article },
  { title: 'Case study', file: 'content/case-studies/<slug>/case-study.yaml', schema: caseStudy },
  { title: 'Photo gallery', file: 'content/photography/<slug>/gallery.yaml', schema: gallery },
  { title: 'Person', file: 'content/people/<slug>/person.yaml', schema: person },
  { title: 'Service', file: 'content/services/<slug>.yaml', schema: service },
  { title: 'Testimonials', file: 'content/testimonials.yaml', schema: testimonials },
  { title: 'Client logos', file: 'content/clients/clients.yaml', schema: clients },
  { title: 'Tool logos', file: 'content/tools/tools.yaml', schema: tools },
  { title: 'Automatic reply', file: 'content/automatic-reply.yaml', schema: automaticReply },
  { title: 'Redirects', file: 'content/redirects.yaml', schema: redirects },
  { title: 'Home page', file: 'content/pages/home.yaml', schema: home },
  { title: 'About page', file: 'content/pages/about-us.yaml', schema: about },
  {
    title: 'Services page',
    file: 'content/pages/digital-marketing-services.yaml',
    schema: services,
  },
  { title: 'SEO page', file: 'content/pages/seo-services.yaml', schema: seoServices },
  { title: 'Contact page', file: 'content/pages/contact-us.yaml', schema: contact },
  { title: 'Clients page', file: 'content/pages/our-clients.yaml', schema: ourClients },
  { title: 'Portfolio page', file: 'content/pages/our-portfolio.yaml', schema: ourPortfolio },
  { title: 'Blog page', file: 'content/pages/digital-marketing-blog.yaml', schema: blog },
  { title: 'Thank-you page', file: 'content/pages/thank-you.yaml', schema: thankYou },
  { title: 'How we work', file: 'content/pages/how-we-work.yaml', schema: howWeWork },
  { title: 'Privacy policy', file: 'content/pages/privacy-policy.yaml', schema: privacyPolicy },
  { title: 'Search', file: 'content/pages/search.yaml', schema: searchPage },
  {
    title: 'Accessibility statement',
    file: 'content/pages/accessibility-statement.yaml',
    schema: accessibilityStatement,
  },
  { title: 'Page not found', file: 'content/pages/not-found.yaml', schema: notFound },
  {
    title: 'Header, footer and controls',
    file: 'content/pages/interface.yaml',
    schema: interfaceCopy,
  },
];

/** Groups of fields that many files use; other tables link to their table. */
export const sharedSchemas: readonly DocumentedSchema[] = [
  { title: 'Picture', schema: picture },
  { title: 'Link', schema: link },
  { title: 'Call to action', schema: cta },
  { title: 'Search result', schema: seo },
  { title: 'Page banner', schema: banner },
  { title: 'Drawn chart', schema: chart },
];

/** The components of articles. docs/editing.md lists the calculators. */
export const componentSchemas: readonly DocumentedSchema[] = Object.entries(articleComponents)
  .filter(([name]) => name !== 'Calculator')
  .map(([title, schema]) => ({ title, schema }));
