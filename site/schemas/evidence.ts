import { z } from 'astro/zod';
import { referenceTo } from './reference.ts';
import { blurb, label, list, text } from './text.ts';

/** What a case study says about its own figures. */
const evidenceRows = ['period', 'start', 'counted', 'spent', 'measured', 'failed', 'team'] as const;

export const evidence = z
  .strictObject({
    period: text(6, 200, 'from when to when the work and its figures run'),
    start: blurb('where the client stood before, as far as it was written down'),
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
    spent: blurb('what was spent, where it matters: ads, prizes, print').optional(),
    measured: blurb('with which tool, by whom and by which rule it was measured'),
    failed: blurb('what did not work'),
    team: list(referenceTo('person'), 1, 6, 'people who did the work'),
    clientWord: z
      .strictObject({
        text: text(40, 320, 'what the client says, shortcomings included'),
        name: label('the name'),
        role: label('role and company'),
        sample: z.boolean().optional().describe('true while this is not the word of a real client'),
      })
      .describe('A word from the client; it is shown once it is no sample any more')
      .optional(),
    samples: z
      .array(
        z.enum(evidenceRows, {
          error: `must be one of: ${evidenceRows.join(', ')}. A single figure carries sample: true itself.`,
        }),
      )
      .optional()
      .describe('Rows above that still hold a sample; remove a name here when the row is real'),
  })
  .describe('What the figures are based on');

export type Evidence = z.infer<typeof evidence>;
