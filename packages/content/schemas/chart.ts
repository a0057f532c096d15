import { z } from 'astro/zod';
import { label, text } from './text.ts';

/** A small drawn chart: the data, and a sentence that says what it shows. */
export const chart = z
  .strictObject({
    kind: z
      .enum(['bars', 'columns'])
      .describe('bars: horizontal; columns: vertical, also over time'),
    title: text(6, 90, 'the title of the chart'),
    summary: text(30, 400, 'what the chart shows, in words, for people who do not see it'),
    unit: z.string().max(12).optional().describe('Written behind a value: %, visits'),
    prefix: z.string().max(4).optional().describe('Written before a value: ₹'),
    data: z
      .array(
        z.strictObject({
          label: label('the name of the value'),
          value: z.number(),
          marked: z
            .boolean()
            .optional()
            .describe(
              'true for the value that the title is about: it is drawn in the bright colour',
            ),
        }),
      )
      .min(2)
      .max(12)
      .describe('2 to 12 values'),
    example: z
      .boolean()
      .optional()
      .describe('true when the figures are an example and not measured'),
  })
  .describe('A drawn chart');

export type Chart = z.infer<typeof chart>;
