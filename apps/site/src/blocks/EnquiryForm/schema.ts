import { blurb, heading, label } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('what happens after sending'),
    submit: label('the words of its button, instead of those of all forms').optional(),
    industry: label('what the field for the industry is filled in with: Dental clinic').optional(),
  })
  .describe('The contact form of a page about one thing: without the choice of services');

export const tones: readonly Tone[] = ['dark', 'paper'];

export const headingId = 'write-title';

export const partIds = () => ['write'];

export const isOnce = true;
