import { z } from 'astro/zod';
import { unknownPlaceholder } from '../placeholders.ts';
import { calculator } from './calculator.ts';
import { chart } from './chart.ts';
import { type ContentSchema, type ImageSchema, picture } from './picture.ts';
import { formatted, heading, label, list, paragraph, text } from './text.ts';

const cell = z
  .string({ error: 'must be text. Put figures in quotes too: "₹1,200".' })
  .max(320)
  .superRefine((value, context) => {
    const unknown = unknownPlaceholder(value);
    if (unknown) context.addIssue(unknown);
  });

/** The components of articles by name, with the fields of each. */
export const articleComponents = {
  Calculator: calculator,
  Callout: z.strictObject({
    tone: z
      .enum(['example', 'limit', 'note'])
      .describe('example: worked out; limit: what does not work; note: an aside'),
    title: heading('the title of the box'),
    text: list(paragraph('a paragraph of the box'), 1, 6, 'paragraphs'),
  }),
  Chart: chart,
  Checklist: z.strictObject({
    title: heading('what the list is for'),
    items: list(text(2, 320, 'one thing to tick off'), 2, 20, 'things to tick off'),
  }),
  ComparisonTable: z
    .strictObject({
      title: text(2, 160, 'what is compared'),
      columns: list(text(0, 90, 'the head of a column'), 2, 8, 'columns'),
      rows: list(z.array(cell), 1, 40, 'rows'),
    })
    .superRefine(({ columns, rows }, context) => {
      for (const [index, row] of rows.entries())
        if (row.length !== columns.length)
          context.addIssue({
            code: 'custom',
            path: ['rows', index],
            message: `has ${row.length} cells, but there are ${columns.length} columns. Write one cell for each.`,
          });
    }),
  Gallery: (image: ImageSchema) =>
    z.strictObject({
      title: text(2, 160, 'what the pictures show together').optional(),
      pictures: list(
        picture(image).safeExtend({
          caption: text(2, 320, 'a line below the picture').optional(),
        }),
        2,
        100,
        'pictures',
      ),
    }),
  PullQuote: z.strictObject({ text: text(10, 320, 'the sentence set large') }),
  Steps: z.strictObject({
    title: heading('what the steps lead to'),
    items: list(
      z.strictObject({ title: label('the step in a few words'), text: paragraph('what to do') }),
      2,
      12,
      'steps',
    ),
  }),
  Video: (image: ImageSchema) =>
    z.strictObject({
      title: text(2, 160, 'what the video shows'),
      url: formatted(
        'the address of the page with the video, or of a file in files/',
        /^(https:\/\/|\/(?!\/))/,
        'an address that begins with https://, or with / for a file of this site',
      ),
      picture: picture(image).optional(),
    }),
} satisfies Record<string, ContentSchema<z.ZodType>>;

export type ArticleComponent = keyof typeof articleComponents;
