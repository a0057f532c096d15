import { blurb, heading, label, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    note: blurb('what loading the map sends to the map service'),
    action: label('the button that loads the map'),
    failed: text(10, 120, 'said when the map cannot be loaded; {address} is filled in'),
    open: label('the link to the map in a new tab'),
  })
  .describe(
    'The map of the office, and of each further one of brand.yaml, which is loaded after a click',
  );

export type MapCopy = Pick<z.infer<typeof fields>, 'note' | 'action' | 'failed' | 'open'>;

export const tones: readonly Tone[] = ['dark'];

export const headingId = 'map-title';

export const isOnce = true;
