import { blurb, heading } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('what happens after sending'),
  })
  .describe('The form that asks for a price');

export const tones: readonly Tone[] = ['dark'];

export const headingId = 'quote-title';

export const partIds = () => ['quote'];

export const isOnce = true;
