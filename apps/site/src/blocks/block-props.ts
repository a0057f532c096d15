import type { PlacedBlock } from '@agency/content/place-blocks.ts';
import type { ContentSchema } from '@agency/content/schemas/picture.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import type { z } from 'astro/zod';

type SchemaOf<Fields> = Fields extends (...args: never) => infer Schema ? Schema : Fields;

/** The fields of a block as its schema leaves them. */
export type BlockFields<Fields extends ContentSchema<z.ZodType>> =
  SchemaOf<Fields> extends z.ZodType<infer Values> ? Values : never;

/** What a block knows of its page. */
export type PageOfBlock = {
  path: string;
  name: string;
  /** Where it is not that of the site: the words of controls are in it, `wordsIn(page.language)`. */
  language?: string;
  blocks: readonly PlacedBlock[];
};

/** What each block gets: its fields, the id of its heading, its tone, and its page. */
export type BlockProps<Fields extends ContentSchema<z.ZodType>> = BlockFields<Fields> & {
  id: string;
  tone: Tone;
  page: PageOfBlock;
};
