import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { sample } from '@agency/content/schemas/sample.ts';
import { blurb, heading, label, list, text } from '@agency/content/schemas/text.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { z } from 'astro/zod';

const band = z.strictObject({
  title: label('the name of the fee: One channel'),
  price: label('the fee: ₹20,000 to ₹40,000 a month').optional(),
  hours: label('the hours it buys; without them it is a fixed price').optional(),
  people: text(6, 120, 'who works on it'),
  includes: text(10, 200, 'what it includes'),
  excludes: text(10, 200, 'what it does not include'),
  sample,
});

export type FeeBand = z.infer<typeof band>;

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      heading: heading('the heading'),
      text: blurb('how the bands are calculated'),
      labels: z.strictObject({
        people: label('the people'),
        includes: label('what it includes'),
        excludes: label('what it does not include'),
      }),
      bands: list(band, 2, 4, 'fee bands'),
      picture: picture(image)
        .optional()
        .describe('A dark landscape picture beside the heading, its subject at the left; optional'),
    })
    .describe('The fees: what each buys, and what it does not include');

/** The picture fades into this ground. */
export const tones: readonly Tone[] = ['dark'];

export const headingId = 'fees-title';
