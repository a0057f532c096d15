import { pageLink } from '@agency/content/schemas/link.ts';
import { heading, label } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    eyebrow: label('the small title'),
    heading: heading('the heading'),
    action: pageLink('where it leads'),
  })
  .describe('The client logos that are marked for the home page; nothing where there are none');

export const tones: readonly Tone[] = ['accent'];
