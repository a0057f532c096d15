import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { agencyDay } from '../../apps/site/src/content/agency-day.ts';
import { contentFolder } from '../../apps/site/src/content/content-folder.ts';
import { readYaml } from '../../apps/site/src/content/read-yaml.ts';
import { article } from '../../apps/site/src/schemas/article.ts';
import { caseStudy } from '../../apps/site/src/schemas/case-study.ts';
import { enumValues } from '../../apps/site/src/schemas/content-enum.ts';
import { customPage } from '../../apps/site/src/schemas/pages/custom-page.ts';
import { person } from '../../apps/site/src/schemas/person.ts';
import { gallery } from '../../apps/site/src/schemas/photography.ts';
import type { ContentSchema } from '../../apps/site/src/schemas/picture.ts';
import { service } from '../../apps/site/src/schemas/service.ts';
import {
  articleBody,
  articleFields,
  caseStudyFields,
  clientFields,
  galleryFields,
  pageFields,
  personFields,
  serviceFields,
  testimonialFields,
} from './placeholder-fields.ts';

export type EntryKind = {
  /** What the argument after the kind is: title, client or name. */
  argument: string;
  /** Path of its file in the content folder. */
  file(slug: string): string;
  /** The list in that file to which the entry is added; without it the file is created. */
  list?: string;
  /** A placeholder picture of the starter that is copied beside the file, so that the site can be built. */
  picture?: { from: string; name(slug: string): string };
  /** The path of its page, or of a page that shows it. */
  page(slug: string): string;
  schema?: ContentSchema<z.ZodType>;
  fields(name: string, slug: string): Record<string, unknown>;
  body?: string;
};

const slugsIn = (pattern: string) =>
  globSync(pattern, { cwd: contentFolder })
    .map((file) => basename(dirname(file)))
    .sort();

/** The `order` after the last entry of a kind. */
function nextOrder(pattern: string): number {
  const orders = globSync(pattern, { cwd: contentFolder }).map((file) => {
    const { order, card } = parse(readFileSync(join(contentFolder, file), 'utf8'));
    return Number(order ?? card?.order);
  });
  return Math.max(0, ...orders) + 1;
}

const today = () => agencyDay(new Date());
const category = () => enumValues('category')[0] ?? '';

export const entryKinds: Record<string, EntryKind> = {
  page: {
    argument: 'title',
    file: (slug) => `pages/${slug}/page.mdx`,
    page: (slug) => `/${slug}`,
    schema: customPage,
    fields: pageFields,
    body: articleBody,
  },
  article: {
    argument: 'title',
    file: (slug) => `articles/${slug}/article.mdx`,
    picture: { from: 'articles/what-a-website-costs/cover.jpg', name: () => 'cover.jpg' },
    page: (slug) => `/blogs/${slug}`,
    schema: article,
    fields: (title) =>
      articleFields(title, {
        today: today(),
        author: slugsIn('people/*/person.yaml')[0] ?? '',
        topic: enumValues('topic')[0] ?? '',
      }),
    body: articleBody,
  },
  'case-study': {
    argument: 'client',
    file: (slug) => `case-studies/${slug}/case-study.yaml`,
    picture: { from: 'case-studies/first-client/cover.jpg', name: () => 'cover.jpg' },
    page: (slug) => `/portfolio/${slug}`,
    schema: caseStudy,
    fields: (client) =>
      caseStudyFields(client, category(), nextOrder('case-studies/*/case-study.yaml')),
  },
  gallery: {
    argument: 'client',
    file: (slug) => `photography/${slug}/gallery.yaml`,
    picture: { from: 'pages/pictures/studio.jpg', name: () => '01-studio.jpg' },
    page: (slug) => `/portfolio/photography/${slug}`,
    schema: gallery,
    fields: (client) => galleryFields(client, category(), nextOrder('photography/*/gallery.yaml')),
  },
  person: {
    argument: 'name',
    file: (slug) => `people/${slug}/person.yaml`,
    picture: { from: 'people/first-person/portrait.svg', name: () => 'portrait.svg' },
    page: () => '/about-us',
    schema: person,
    fields: (name) => personFields(name, nextOrder('people/*/person.yaml')),
  },
  service: {
    argument: 'name',
    file: (slug) => `services/${slug}.yaml`,
    picture: { from: 'services/content.jpg', name: (slug) => `${slug}.jpg` },
    page: () => '/digital-marketing-services',
    schema: service,
    fields: (name, slug) => serviceFields(name, slug, nextOrder('services/*.yaml')),
  },
  client: {
    argument: 'name',
    file: () => 'clients/clients.yaml',
    list: 'clients',
    picture: { from: 'clients/1.svg', name: (slug) => `${slug}.svg` },
    page: () => '/our-clients',
    fields: (name, slug) => clientFields(name, slug),
  },
  testimonial: {
    argument: 'name',
    file: () => 'testimonials.yaml',
    list: 'testimonials',
    page: () => '/',
    fields: (name) => testimonialFields(name),
  },
};

/** The names in the list of a kind. */
export const listed = ({ file, list = '' }: EntryKind) =>
  ((readYaml(file('')) as Record<string, { name: string }[]> | undefined)?.[list] ?? []).map(
    ({ name }) => name,
  );
