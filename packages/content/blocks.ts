import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';
import type { ContentSchema, ImageSchema } from './schemas/picture.ts';
import { formatted } from './schemas/text.ts';
import { allTones, type Tone } from './schemas/tone.ts';

/** What the `schema.ts` of a block exports. */
export type BlockSchema = {
  /** Its fields in the YAML of a page, besides those that every block has. */
  fields: ContentSchema<z.ZodObject>;
  /** The tones that suit it, the best first; a page may ask for one of them. Without it, it has colours of its own. */
  tones?: readonly Tone[];
  /** The id of its heading, where it is not made from its name: links elsewhere lead to it. */
  headingId?: string;
  /** Its `title` or `headline` is the heading of the page. */
  isHead?: boolean;
  /** The ids of its other parts to which links can lead. */
  partIds?: (fields: Record<string, unknown>) => readonly string[];
  /** A page can have it once: parts of it have ids that links and scripts know. */
  isOnce?: boolean;
};

/** One folder for each block. */
export const blocksFolder = resolve(import.meta.dirname, '../../apps/site/src/blocks');

const schemaFiles = globSync('*/schema.ts', { cwd: blocksFolder }).sort();

/** The blocks of which a page can be made, by their names: those of their folders. */
export const blockSchemas: ReadonlyMap<string, BlockSchema> = new Map(
  await Promise.all(
    schemaFiles.map(async (file) => {
      const { href } = pathToFileURL(join(blocksFolder, file));
      const schema: BlockSchema = await import(/* @vite-ignore */ href);
      return [dirname(file), schema] as const;
    }),
  ),
);

const id = formatted(
  'the end of a link to it: /how-we-work#terms; if left out, one is made from its name',
  /^[a-z][a-z\d-]*$/,
  'lower-case letters, digits and hyphens, such as terms',
).optional();

const tone = (tones: readonly Tone[] = allTones) =>
  z
    .enum(tones)
    .optional()
    .describe('its ground, where another than the page would choose is wanted');

/** The schema of a block as an entry of the list `blocks`. */
export function blockEntry(name: string, { fields, tones }: BlockSchema, image: ImageSchema) {
  const own = typeof fields === 'function' ? fields(image) : fields;
  const shared = {
    block: z.literal(name).describe('the name of the block'),
    id,
    ...(tones && { tone: tone(tones) }),
  };
  return own.safeExtend(shared).describe(own.description ?? name);
}
