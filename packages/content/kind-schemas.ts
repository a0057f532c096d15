import { matchesGlob } from 'node:path';
import type { z } from 'astro/zod';
import { allKinds, type KindKey } from './kinds.ts';
import { article } from './schemas/article.ts';
import { automaticReply } from './schemas/automatic-reply.ts';
import { brand } from './schemas/brand.ts';
import { caseStudy } from './schemas/case-study.ts';
import { version } from './schemas/language.ts';
import { languageWords } from './schemas/language-words.ts';
import { clients, tools } from './schemas/logos.ts';
import { offer } from './schemas/offer.ts';
import { blockPage } from './schemas/pages/block-page.ts';
import { customPage } from './schemas/pages/custom-page.ts';
import { blogFields, portfolioFields } from './schemas/pages/groups.ts';
import { interfaceCopy } from './schemas/pages/interface.ts';
import { person } from './schemas/person.ts';
import { gallery } from './schemas/photography.ts';
import type { ContentSchema } from './schemas/picture.ts';
import { redirects } from './schemas/redirects.ts';
import { service } from './schemas/service.ts';
import { testimonials } from './schemas/testimonials.ts';
import { theme } from './schemas/theme.ts';

/** The schema of each kind. They are not in the table itself, because some schemas read it. */
export const kindSchemas = {
  brand,
  theme,
  offer,
  customPages: customPage,
  articles: article,
  caseStudies: caseStudy,
  galleries: gallery,
  people: person,
  services: service,
  testimonials,
  clients,
  tools,
  automaticReply,
  redirects,
  home: blockPage({ required: true }),
  about: blockPage(),
  servicesPage: blockPage(),
  seoServices: blockPage({ needs: 'QuoteForm' }),
  portfolio: blockPage({ needs: 'AllWork' }, portfolioFields),
  clientsPage: blockPage(),
  blog: blockPage({ needs: 'AllArticles' }, blogFields),
  contact: blockPage({ required: true, needs: 'ContactForm' }),
  howWeWork: blockPage(),
  privacyPolicy: blockPage({ required: true, needs: 'LegalText' }),
  accessibility: blockPage(),
  searchPage: blockPage({ needs: 'AllPages' }),
  thankYou: blockPage({ required: true, needs: 'ThankYou' }),
  notFound: blockPage({ required: true, needs: 'NotFound' }),
  interface: interfaceCopy,
  languages: languageWords,
  pages: blockPage({}, version),
} satisfies Record<KindKey, ContentSchema<z.ZodType>>;

export type ContentKind = (typeof allKinds)[number] & { schema: ContentSchema<z.ZodType> };

export const contentKinds: readonly ContentKind[] = allKinds.map((kind) => ({
  ...kind,
  schema: kindSchemas[kind.key],
}));

/** The kind of a file of the content folder. */
export const kindOfFile = (name: string) =>
  contentKinds.find(({ file }) => matchesGlob(name, file));
