import { blurb } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({ text: blurb('what of the page is a placeholder') })
  .describe('A line that is shown while a part of the page is marked as a sample');
