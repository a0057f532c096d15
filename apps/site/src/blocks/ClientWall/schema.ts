import { text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({ introduction: text(60, 420, 'a few sentences') })
  .describe('All client logos, numbered');

export const tones: readonly Tone[] = ['paper'];
