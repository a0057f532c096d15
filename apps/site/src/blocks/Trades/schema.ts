import { pageLink } from '@agency/content/schemas/link.ts';
import { heading, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: text(20, 240, 'a sentence under the links').optional(),
    action: pageLink('where it leads'),
  })
  .describe('The links to the pages of trades, of interface.yaml');

export const tones: readonly Tone[] = ['paper', 'dark'];
