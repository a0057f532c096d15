import { heading } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({ heading: heading('the heading') })
  .describe('What clients say, of testimonials.yaml; nothing where there are no quotes');

export const tones: readonly Tone[] = ['paper', 'dark'];

export const isOnce = true;
