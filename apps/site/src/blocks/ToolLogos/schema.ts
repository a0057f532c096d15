import { heading } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({ heading: heading('the heading') })
  .describe('The logos of the tools that you use; nothing where there are none');

export const tones: readonly Tone[] = ['accent', 'paper'];

export const headingId = 'tools-title';
