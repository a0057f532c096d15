import { blockEntry, blockSchemas } from '@agency/content/blocks.ts';
import { articleComponents } from '@agency/content/schemas/article-components.ts';
import { chart } from '@agency/content/schemas/chart.ts';
import { cta } from '@agency/content/schemas/cta.ts';
import { link } from '@agency/content/schemas/link.ts';
import { banner } from '@agency/content/schemas/pages/banner.ts';
import { type ContentSchema, type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { seo } from '@agency/content/schemas/seo.ts';
import type { z } from 'astro/zod';

export type DocumentedSchema = {
  title: string;
  file?: string;
  schema: ContentSchema<z.ZodType>;
  isBlock?: boolean;
};

/** Groups of fields that many files use; other tables link to their table. */
export const sharedSchemas: readonly DocumentedSchema[] = [
  { title: 'Picture', schema: picture },
  { title: 'Link', schema: link },
  { title: 'Call to action', schema: cta },
  { title: 'Search result', schema: seo },
  { title: 'Page banner', schema: banner },
  { title: 'Drawn chart', schema: chart },
];

/** The blocks of pages. */
export const blockTables: readonly DocumentedSchema[] = [...blockSchemas].map(([name, block]) => ({
  title: `Block ${name}`,
  isBlock: true,
  schema: (image: ImageSchema) => blockEntry(name, block, image),
}));

/** The components of articles. docs/editing.md lists the calculators. */
export const componentSchemas: readonly DocumentedSchema[] = Object.entries(articleComponents)
  .filter(([name]) => name !== 'Calculator')
  .map(([title, schema]) => ({ title, schema }));
