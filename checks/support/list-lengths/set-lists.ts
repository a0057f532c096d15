import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { clients, tools } from '../../../site/schemas/marks.ts';
import { about } from '../../../site/schemas/pages/about.ts';
import { home } from '../../../site/schemas/pages/home.ts';
import { seoServices } from '../../../site/schemas/pages/seo-services.ts';
import { services } from '../../../site/schemas/pages/services.ts';
import { ourPortfolio } from '../../../site/schemas/pages/simple.ts';
import type { ContentSchema, ImageSchema } from '../../../site/schemas/picture.ts';
import { testimonials } from '../../../site/schemas/testimonials.ts';
import { ofLength } from './of-length.ts';

type Fields = Record<string, unknown>;
type Node = { properties?: Record<string, Node>; maxItems?: number };

/** Lists that an owner makes longer and shorter, by file and by path in it. */
const lists: Record<string, string[]> = {
  'clients/clients.yaml': ['clients'],
  'tools/tools.yaml': ['tools'],
  'testimonials.yaml': ['testimonials'],
  'pages/home.yaml': ['outcomeBand', 'whoWeAre.values'],
  'pages/about-us.yaml': [
    'stats.items',
    'stories.values.items',
    'growth.items',
    'whyChooseUs.points',
  ],
  'pages/digital-marketing-services.yaml': ['process.steps'],
  'pages/seo-services.yaml': [
    'services.items',
    'whyChooseUs.points',
    'process.steps',
    'faq.milestones',
    'faq.items',
  ],
};

/** Lists that name case studies. */
const references = {
  'pages/home.yaml': 'caseStudies.cards',
  'pages/seo-services.yaml': 'portfolio.cards',
  'pages/our-portfolio.yaml': 'banner.covers',
};

const schemas: Record<string, ContentSchema<z.ZodType>> = {
  'clients/clients.yaml': clients,
  'tools/tools.yaml': tools,
  'testimonials.yaml': testimonials,
  'pages/home.yaml': home,
  'pages/about-us.yaml': about,
  'pages/digital-marketing-services.yaml': services,
  'pages/seo-services.yaml': seoServices,
  'pages/our-portfolio.yaml': ourPortfolio,
};

const pathSchema = (() => z.string()) as unknown as ImageSchema;

/** How many entries the schema of a file lets a list have. */
function mostOf(file: string, path: readonly string[]): number {
  const kind = schemas[file];
  if (!kind) throw new Error(`${file} has no schema here.`);
  const schema = typeof kind === 'function' ? kind(pathSchema) : kind;
  let node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  for (const part of path) node = node.properties?.[part] ?? {};
  return node.maxItems ?? Number.POSITIVE_INFINITY;
}

/** Changes one list of one file, up to as many entries as its schema allows. */
function changeList(
  content: string,
  file: string,
  dotted: string,
  change: (items: unknown[], most: number) => unknown[],
): void {
  const path = dotted.split('.');
  const page = parse(readFileSync(join(content, file), 'utf8')) as Fields;
  const group = path.slice(0, -1).reduce((fields, part) => fields[part] as Fields, page);
  const name = path.at(-1) ?? '';
  group[name] = change(group[name] as unknown[], mostOf(file, path));
  writeFileSync(join(content, file), stringify(page));
}

/** Makes every list as long as asked, and those that name case studies name as many of them. */
export function setLists(content: string, length: number, caseStudies: readonly string[]): void {
  for (const [file, paths] of Object.entries(lists))
    for (const path of paths)
      changeList(content, file, path, (items, most) => ofLength(items, Math.min(length, most)));
  for (const [file, path] of Object.entries(references))
    changeList(content, file, path, ([model], most) =>
      caseStudies
        .slice(0, most)
        .map((slug) =>
          typeof model === 'string' ? slug : { ...(model as Fields), caseStudy: slug },
        ),
    );
  // All logos may stand on the home page too.
  changeList(content, 'clients/clients.yaml', 'clients', (clients) =>
    clients.map((client) => ({ ...(client as Fields), home: true })),
  );
}
