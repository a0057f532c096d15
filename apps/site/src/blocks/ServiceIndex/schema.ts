import { pageLink } from '@agency/content/schemas/link.ts';
import { heading, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: text(40, 240, 'a sentence'),
    action: pageLink('where it leads'),
    isShort: z
      .boolean()
      .optional()
      .describe('true shows only the names on phones, where another page has the texts'),
  })
  .describe('All services by name, one active at a time');

export const tones: readonly Tone[] = ['dark'];

export const headingId = 'services-title';

export const isOnce = true;
