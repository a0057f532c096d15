import { z } from 'astro/zod';
import { type BlockSchema, blockEntry, blockSchemas } from '../../blocks.ts';
import { suggestion } from '../../check/suggestion.ts';
import { type Block, placeBlocks } from '../../place-blocks.ts';
import type { ImageSchema, Picture } from '../picture.ts';
import { published } from '../publication.ts';
import { seo } from '../seo.ts';
import { label, list } from '../text.ts';

const names = [...blockSchemas.keys()];

/** What is said of an entry that names no block. */
function unknownBlock(input: unknown): string {
  const { block } = (input ?? {}) as { block?: unknown };
  return block === undefined
    ? `is missing. Write block: and one of: ${names.join(', ')}.`
    : `is "${String(block)}", and no block has this name. ${suggestion(String(block), names)}`;
}

function blockList(image: ImageSchema) {
  const [first, ...others] = [...blockSchemas].map(([name, schema]) =>
    blockEntry(name, schema, image),
  );
  if (!first) throw new Error('There are no blocks.');
  const block = z.discriminatedUnion('block', [first, ...others], {
    error: ({ code, input }) => (code === 'invalid_union' ? unknownBlock(input) : undefined),
  });
  return list(block as unknown as z.ZodType<Block>, 1, 40, 'blocks').describe(
    'What the page shows, in this order: each entry is a block with its fields',
  );
}

const isHead = ({ block }: Block) => blockSchemas.get(block)?.isHead === true;

/** A page has one heading of the first level, in its first block: the header lies over that. */
function headProblem(blocks: readonly Block[]): string | undefined {
  const heads = blocks.filter(isHead);
  const [head] = heads;
  const all = [...blockSchemas].filter(([, one]: [string, BlockSchema]) => one.isHead);
  if (heads.length === 0)
    return `has no heading of the page. Begin with one of these blocks: ${all.map(([name]) => name).join(', ')}.`;
  if (heads.length > 1)
    return `has ${heads.length} headings of the page: ${heads.map(({ block }) => block).join(', ')}. Keep one of them.`;
  if (head && head !== blocks[0])
    return `begins with ${blocks[0]?.block}. Move ${head.block}, which has the heading of the page, to the top.`;
  return undefined;
}

/** Mistakes: a block that a page can have once is on it again, or two blocks have one id. */
const repetitions = (blocks: readonly Block[]) =>
  blocks.flatMap(({ block, id }, index) => {
    const before = blocks.slice(0, index);
    const isAgain = blockSchemas.get(block)?.isOnce && before.some((one) => one.block === block);
    const isTaken = id !== undefined && before.some((one) => one.id === id);
    return [
      ...(isAgain
        ? [
            {
              path: ['blocks', index, 'block'],
              message: `is "${block}", which is on this page already. A page can have it once: remove one of them.`,
            },
          ]
        : []),
      ...(isTaken
        ? [
            {
              path: ['blocks', index, 'id'],
              message: `is "${id}", as of a block before it. Write another.`,
            },
          ]
        : []),
    ];
  });

type Rules = {
  /** A page that every site has. */
  required?: boolean;
  /** The block without which it has no purpose. */
  needs?: string;
};

/** What a page is called where nothing else is said: its heading. */
function headingOf({ title, headline }: Record<string, unknown> = {}): string {
  return Array.isArray(headline) ? headline.join(' ') : String(title);
}

/** The picture of a shared link: a copy, because Astro resolves a picture at one place of the fields only. */
const pictureOf = ({ picture }: Block) => (picture ? { ...(picture as Picture) } : undefined);

const pageFields = {
  seo,
  name: label(
    'what it is called in menus, lists and breadcrumbs; if left out, its heading',
  ).optional(),
  pageType: z
    .enum(['AboutPage', 'CollectionPage', 'ContactPage'])
    .optional()
    .describe('What it is for search engines, where it is no ordinary page'),
  noindex: z
    .boolean()
    .optional()
    .describe('true keeps it out of search engines, the sitemap and the search'),
  menu: z
    .enum(['header', 'footer', 'none'])
    .optional()
    .describe('header or footer: a link there. none: the page itself has no menu, for an ad'),
};

/** A page that is a list of blocks: content/pages/<name>.yaml. */
const pageOfBlocks =
  ({ required = false, needs }: Rules, more: z.ZodRawShape) =>
  (image: ImageSchema) =>
    z
      .strictObject({
        ...pageFields,
        ...(required ? {} : { published }),
        blocks: blockList(image),
        ...more,
      })
      .superRefine(({ blocks }, context) => {
        const isMissing = needs !== undefined && !blocks.some(({ block }) => block === needs);
        // The block that is missing may be the head itself.
        const head = isMissing && isHead({ block: needs }) ? undefined : headProblem(blocks);
        if (head) context.addIssue({ code: 'custom', path: ['blocks'], message: head });
        if (isMissing)
          context.addIssue({
            code: 'custom',
            path: ['blocks'],
            message: `needs the block ${needs}. Add it: without it this page has no purpose.`,
          });
        for (const repetition of repetitions(blocks))
          context.addIssue({ code: 'custom', ...repetition });
      })
      .transform(({ blocks, name, ...page }) => {
        const head = blocks.find(isHead);
        return {
          ...page,
          name: name ?? headingOf(head),
          picture: head && pictureOf(head),
          blocks: placeBlocks(blocks),
        };
      });

export type BlockPage = z.infer<ReturnType<ReturnType<typeof pageOfBlocks>>>;

/** @param more fields of its own, besides those of every page */
export const blockPage = <More extends z.ZodRawShape = Record<never, never>>(
  rules: Rules = {},
  more?: More,
) =>
  // Zod does not follow a generic shape through checks and changes.
  pageOfBlocks(rules, more ?? {}) as unknown as (
    image: ImageSchema,
  ) => z.ZodType<BlockPage & z.output<z.ZodObject<More>>>;
