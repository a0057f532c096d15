import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
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
  articleWords,
  caseStudyWords,
  clientWords,
  galleryWords,
  pageWords,
  personWords,
  serviceWords,
  testimonialWords,
} from './entry-words.ts';

export type EntryKind = {
  /** What the argument after the kind is: a title or a name. */
  asks: string;
  /** Its file in the content. */
  file(slug: string): string;
  /** The list of that file which gets an entry more; without it the file is made. */
  list?: string;
  /** A picture of the starter that is put beside the file, so that the site builds at once. */
  picture?: { from: string; name(slug: string): string };
  /** The address of its page, or of a page that shows it. */
  page(slug: string): string;
  schema?: ContentSchema<z.ZodType>;
  fields(name: string, slug: string): Record<string, unknown>;
  body?: string;
};

const slugsIn = (pattern: string) =>
  globSync(pattern, { cwd: contentFolder })
    .map((file) => basename(dirname(file)))
    .sort();

/** The place after the last of a kind. */
function nextOrder(pattern: string): number {
  const orders = globSync(pattern, { cwd: contentFolder }).map((file) => {
    const { order, card } = parse(readFileSync(join(contentFolder, file), 'utf8'));
    return Number(order ?? card?.order);
  });
  return Math.max(0, ...orders) + 1;
}

const today = () => new Date().toISOString().slice(0, 10);
const category = () => enumValues('category')[0] ?? '';

export const entryKinds: Record<string, EntryKind> = {
  page: {
    asks: 'title',
    file: (slug) => `pages/${slug}/page.mdx`,
    page: (slug) => `/${slug}`,
    schema: customPage,
    fields: pageWords,
    body: articleBody,
  },
  article: {
    asks: 'title',
    file: (slug) => `articles/${slug}/article.mdx`,
    picture: { from: 'articles/what-a-website-costs/cover.jpg', name: () => 'cover.jpg' },
    page: (slug) => `/blogs/${slug}`,
    schema: article,
    fields: (title) =>
      articleWords(title, {
        today: today(),
        author: slugsIn('people/*/person.yaml')[0] ?? '',
        topic: enumValues('topic')[0] ?? '',
      }),
    body: articleBody,
  },
  'case-study': {
    asks: 'client',
    file: (slug) => `case-studies/${slug}/case-study.yaml`,
    picture: { from: 'case-studies/first-client/cover.jpg', name: () => 'cover.jpg' },
    page: (slug) => `/portfolio/${slug}`,
    schema: caseStudy,
    fields: (client) =>
      caseStudyWords(client, category(), nextOrder('case-studies/*/case-study.yaml')),
  },
  gallery: {
    asks: 'client',
    file: (slug) => `photography/${slug}/gallery.yaml`,
    picture: { from: 'pages/pictures/studio.jpg', name: () => '01-studio.jpg' },
    page: (slug) => `/portfolio/photography/${slug}`,
    schema: gallery,
    fields: (client) => galleryWords(client, category(), nextOrder('photography/*/gallery.yaml')),
  },
  person: {
    asks: 'name',
    file: (slug) => `people/${slug}/person.yaml`,
    picture: { from: 'people/first-person/portrait.svg', name: () => 'portrait.svg' },
    page: () => '/about-us',
    schema: person,
    fields: (name) => personWords(name, nextOrder('people/*/person.yaml')),
  },
  service: {
    asks: 'name',
    file: (slug) => `services/${slug}.yaml`,
    picture: { from: 'services/content.jpg', name: (slug) => `${slug}.jpg` },
    page: () => '/digital-marketing-services',
    schema: service,
    fields: (name, slug) => serviceWords(name, slug, nextOrder('services/*.yaml')),
  },
  client: {
    asks: 'name',
    file: () => 'clients/clients.yaml',
    list: 'clients',
    picture: { from: 'clients/1.svg', name: (slug) => `${slug}.svg` },
    page: () => '/our-clients',
    fields: (name, slug) => clientWords(name, slug),
  },
  testimonial: {
    asks: 'name',
    file: () => 'testimonials.yaml',
    list: 'testimonials',
    page: () => '/',
    fields: (name) => testimonialWords(name),
  },
};

/** The entries that a list of the content has already. */
export const listed = ({ file, list = '' }: EntryKind) =>
  ((readYaml(file('')) as Record<string, { name: string }[]> | undefined)?.[list] ?? []).map(
    ({ name }) => name,
  );
