import { heading } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading of the list of all pages'),
    agency: heading('the heading over the pages of the agency'),
    work: heading('the heading over the work'),
    articles: heading('the heading over the articles'),
  })
  .describe('A list of all pages');

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'pages-title';

export const isOnce = true;
