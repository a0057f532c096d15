import { slugsOf } from '@agency/content/entry-slugs.ts';
import { kinds } from '@agency/content/kinds.ts';
import { links, pageLink } from '@agency/content/schemas/link.ts';
import { heading } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    terms: pageLink('The page with fees, hours and terms'),
    more: links(0, 4, 'pages about a service that is not in the list'),
  })
  .describe('The services with their texts, one open at a time');

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'accordion-title';

/** The panels. */
export const partIds = () => slugsOf(kinds.services);

export const isOnce = true;
