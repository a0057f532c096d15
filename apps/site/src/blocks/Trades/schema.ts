import { pageLink } from '@agency/content/schemas/link.ts';
import { referenceTo } from '@agency/content/schemas/reference.ts';
import { heading, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    results: list(
      referenceTo('caseStudies'),
      0,
      2,
      'case studies whose result is shown',
    ).optional(),
    text: text(20, 240, 'a sentence under the links').optional(),
    action: pageLink('where it leads'),
    more: pageLink('a second link'),
  })
  .describe('The links to the pages of trades, of interface.yaml, below results of clients');

export const tones: readonly Tone[] = ['paper', 'dark'];
