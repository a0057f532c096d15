import { heading, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    title: heading('the page heading'),
    subtitle: text(8, 120, 'the line under the heading'),
    contents: z
      .boolean()
      .optional()
      .describe('true adds links to the blocks below that have a heading'),
  })
  .describe('The head of a page without a picture: a sheet, its title as wide as the page');

/** Of the sheet. */
export const tones: readonly Tone[] = ['paper', 'accent'];

export const isHead = true;
