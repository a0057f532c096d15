import { seoPlan } from '@agency/content/schemas/pages/seo-plan.ts';
import { blurb, heading, label } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('a sentence'),
    action: label('the button that opens the plan'),
    plan: seoPlan,
  })
  .describe('Three questions whose answers become the message of the quote form on this page');

export const tones: readonly Tone[] = ['accent'];

export const headingId = 'connect-title';

export const isOnce = true;
