import { slugsOf } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { heading, label, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: text(40, 320, 'a sentence about the team'),
    all: label('the line that shows all on a phone, where only three are open').optional(),
  })
  .describe('All people, the first two larger');

export const tones: readonly Tone[] = ['paper'];

export const partIds = () => slugsOf(kinds.people);

export const isOnce = true;
