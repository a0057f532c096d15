import { agencyDay } from '@agency/content/agency-day.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import { type KindKey, kinds } from '@agency/content/kinds.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { groupNames } from '@agency/content/schemas/group-name.ts';
import { paletteFrom } from '@agency/content/theme/palette.ts';
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
  /** The kind of its file. */
  kind: KindKey;
  /** The list in that file to which the entry is added; without it the file is created. */
  list?: string;
  /** A placeholder picture of the starter that is copied beside the file, so that the site can be built. */
  picture?: {
    from: string;
    name(slug: string): string;
    /** Draws it for the name, where it can. */
    draw?(name: string): Promise<string | undefined>;
  };
  /** The path of its page, or of a page that shows it. */
  page(slug: string): string;
  fields(name: string, slug: string): Record<string, unknown>;
  body?: string;
};

type Ordered = { order?: unknown; card?: { order?: unknown } };

/** The `order` after the last entry of a kind. */
function nextOrder(key: 'caseStudies' | 'galleries' | 'people' | 'services'): number {
  const orders = slugsOf(kinds[key]).map((slug) => {
    const { order, card } = readYaml(fileOfEntry(kinds[key], slug)) as Ordered;
    return Number(order ?? card?.order);
  });
  return Math.max(0, ...orders) + 1;
}

const today = () => agencyDay(new Date());

/** The portrait of a person until there is a photograph. */
async function drawInitials(name: string): Promise<string | undefined> {
  const { accent, ink } = readYaml(kinds.theme.file) as { accent: string; ink: string };
  // Its libraries take a while to load.
  const { initialsDrawing } = await import('../new-site/brand-drawings.ts');
  return initialsDrawing(name, paletteFrom(accent, ink));
}

const category = () => groupNames('portfolio')[0] ?? '';

export const entryKinds: Record<string, EntryKind> = {
  page: {
    argument: 'title',
    kind: 'customPages',
    page: (slug) => `/${slug}`,
    fields: pageFields,
    body: articleBody,
  },
  article: {
    argument: 'title',
    kind: 'articles',
    picture: { from: 'articles/what-a-website-costs/cover.jpg', name: () => 'cover.jpg' },
    page: (slug) => `${kinds.articles.path}/${slug}`,
    fields: (title) =>
      articleFields(title, {
        today: today(),
        author: slugsOf(kinds.people)[0] ?? '',
        topic: groupNames('blog')[0] ?? '',
      }),
    body: articleBody,
  },
  'case-study': {
    argument: 'client',
    kind: 'caseStudies',
    picture: { from: 'case-studies/first-client/cover.jpg', name: () => 'cover.jpg' },
    page: (slug) => `${kinds.caseStudies.path}/${slug}`,
    fields: (client) => caseStudyFields(client, category(), nextOrder('caseStudies')),
  },
  gallery: {
    argument: 'client',
    kind: 'galleries',
    picture: { from: 'pages/pictures/studio.jpg', name: () => '01-studio.jpg' },
    page: (slug) => `${kinds.galleries.path}/${slug}`,
    fields: (client) => galleryFields(client, category(), nextOrder('galleries')),
  },
  person: {
    argument: 'name',
    kind: 'people',
    picture: {
      from: 'people/first-person/portrait.svg',
      name: () => 'portrait.svg',
      draw: drawInitials,
    },
    page: () => kinds.about.path,
    fields: (name) => personFields(name, nextOrder('people')),
  },
  service: {
    argument: 'name',
    kind: 'services',
    picture: { from: 'services/content.jpg', name: (slug) => `${slug}.jpg` },
    page: () => kinds.servicesPage.path,
    fields: (name, slug) => serviceFields(name, slug, nextOrder('services')),
  },
  client: {
    argument: 'name',
    kind: 'clients',
    list: 'clients',
    picture: { from: 'clients/1.svg', name: (slug) => `${slug}.svg` },
    page: () => kinds.clientsPage.path,
    fields: (name, slug) => clientFields(name, slug),
  },
  testimonial: {
    argument: 'name',
    kind: 'testimonials',
    list: 'testimonials',
    page: () => kinds.home.path,
    fields: (name) => testimonialFields(name),
  },
};

/** The names in the list of a kind. */
export const listed = ({ kind, list = '' }: EntryKind) =>
  (
    (readYaml(kinds[kind].file) as Record<string, { name: string }[]> | undefined)?.[list] ?? []
  ).map(({ name }) => name);
