import { filter } from '@agency/content/schemas/pages/groups.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';

export const fields = filter.describe(
  'All articles, the newest first, under a filter with the topics of the blog',
);

export const tones: readonly Tone[] = ['paper'];

export const isOnce = true;
