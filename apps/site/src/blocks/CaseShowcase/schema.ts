import { pageLink } from '@agency/content/schemas/link.ts';
import { referenceTo } from '@agency/content/schemas/reference.ts';
import { heading, label, list } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    cards: list(
      z.strictObject({
        caseStudy: referenceTo('caseStudies'),
        category: label(
          'the category on the card, where it is not that of the portfolio',
        ).optional(),
      }),
      0,
      8,
      'case studies',
    ),
    action: pageLink('where it leads'),
  })
  .describe('Case studies under a title that, when it is short, goes across the page');

export const tones: readonly Tone[] = ['dark'];

export const headingId = 'cases-title';
