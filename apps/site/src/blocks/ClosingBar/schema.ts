import { cta } from '@agency/content/schemas/cta.ts';
import { blurb, heading } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('a sentence'),
    action: cta,
  })
  .describe('The call to action at the end of a page');

export const tones: readonly Tone[] = ['dark', 'paper'];

export const headingId = 'closing-title';
