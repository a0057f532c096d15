import { filter } from '@agency/content/schemas/pages/groups.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';

export const fields = filter.describe(
  'All case studies and galleries under a filter with the categories of the portfolio',
);

export const tones: readonly Tone[] = ['paper'];

export const headingId = 'portfolio-title';

export const isOnce = true;
