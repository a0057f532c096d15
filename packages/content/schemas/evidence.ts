import { z } from 'astro/zod';
import { referenceTo } from './reference.ts';
import { blurb, label, list, text } from './text.ts';

const evidenceRows = ['period', 'start', 'counted', 'spent', 'measured', 'failed', 'team'] as const;

/** What a case study says about its own figures. */
export const evidence = z
  .strictObject({
    period: text(6, 200, 'from when to when the work and its figures run'),
    start: blurb('the client’s figures before the work, as far as they are known'),
    counted: list(
      z.strictObject({
        figure: text(1, 40, 'a figure of this case'),
        text: blurb('what it counts and over what'),
        sample: z.boolean().optional().describe('true while the figure or its meaning is a sample'),
      }),
      1,
      8,
      'figures, each with what it counts and over what',
    ),
    spent: blurb('what was spent: ads, prizes, print').optional(),
    measured: blurb('with which tool, by whom and by which rule it was measured'),
    failed: blurb('what did not work'),
    team: list(referenceTo('people'), 1, 6, 'people who did the work'),
    clientQuote: z
      .strictObject({
        text: text(40, 320, 'what the client says, also about what did not work'),
        name: label('the name'),
        role: label('role and company'),
        sample: z.boolean().optional().describe('true while this is not the word of a real client'),
      })
      .describe('A quote from the client. It is shown when it is no longer a sample')
      .optional(),
    samples: z
      .array(
        z.enum(evidenceRows, {
          error: `must be one of: ${evidenceRows.join(', ')}. A single figure has sample: true itself.`,
        }),
      )
      .optional()
      .describe('Rows above that are still samples. Remove a name here when the row is real'),
  })
  .describe('What the figures are based on');

export type Evidence = z.infer<typeof evidence>;
