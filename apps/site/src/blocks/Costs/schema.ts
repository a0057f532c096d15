import { pageLink } from '@agency/content/schemas/link.ts';
import { heading, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: text(20, 240, 'what an hour costs, and what is not in the fee'),
    action: pageLink('The page with fees and terms'),
  })
  .describe('The fee bands of how-we-work.yaml, a row each');

export const tones: readonly Tone[] = ['paper'];
