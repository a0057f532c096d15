import { sample } from '@agency/content/schemas/sample.ts';
import { blurb, heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const line = z.strictObject({
  what: text(2, 90, 'a line of the page'),
  value: text(1, 24, 'its sum or figure'),
  note: blurb('what to look at in this line').optional(),
});

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('what is shown'),
    document: label('what the page calls itself: Quotation'),
    about: text(6, 120, 'for whom and of when it is'),
    lines: list(line, 3, 12, 'lines'),
    total: line.optional().describe('The last line, under two rules'),
    sample,
  })
  .describe('A quotation with remarks in the margin');

/** The sheet is light on it. */
export const tones: readonly Tone[] = ['dark'];

export const headingId = 'quotation-title';
