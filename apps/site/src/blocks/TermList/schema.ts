import { sample } from '@agency/content/schemas/sample.ts';
import { blurb, heading, label, list } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const term = z.strictObject({
  term: label('what it is about: Notice, A website, Day 1'),
  note: label('a short addition, such as a date').optional(),
  title: heading('what comes first in the text, such as a price').optional(),
  text: blurb('how it is with us'),
  sample,
});

export const fields = z
  .strictObject({
    heading: heading('the heading'),
    text: blurb('a sentence').optional(),
    items: list(term, 1, 12, 'terms'),
    all: label('the line that shows all on a phone, where only three are open').optional(),
    sample,
  })
  .describe('Terms with texts: what is agreed, projects with their prices, days with their dates');

export const tones: readonly Tone[] = ['paper', 'accent'];
