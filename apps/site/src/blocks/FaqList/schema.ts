import { links, pageLink } from '@agency/content/schemas/link.ts';
import { heading, label, list, paragraph, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const week = z.number().min(0).max(260);

const milestone = z.strictObject({
  value: text(2, 16, 'when it comes: 4–6 weeks'),
  label: label('what comes'),
  weeks: z
    .tuple([week, week], { error: 'is missing. Write the two weeks of the range: [4, 6].' })
    .refine(([from, to]) => from < to, { error: 'must begin before it ends: [4, 6].' })
    .describe('The same in weeks, for the drawing: [4, 6]'),
});

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    terms: pageLink('The page with fees, hours and terms'),
    milestones: list(milestone, 1, 4, 'points in time, the earlier one first')
      .optional()
      .describe('What comes when, drawn beside the questions'),
    items: list(
      z.strictObject({
        question: text(12, 120, 'the question'),
        answer: paragraph('the answer'),
        sources: links(1, 4, 'sources of the answer, or pages with more of it').optional(),
      }),
      1,
      30,
      'questions',
    ),
  })
  .describe('Questions, one open at a time, and on request what comes when');

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'faq-title';

export const isOnce = true;
