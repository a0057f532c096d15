import { pageLink } from '@agency/content/schemas/link.ts';
import { heading, paragraph } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: paragraph('how we work'),
    action: pageLink('where it leads'),
  })
  .describe('Short sentences set very large, and what they mean');

export const tones: readonly Tone[] = ['accent', 'paper'];

export const headingId = 'approach-title';
