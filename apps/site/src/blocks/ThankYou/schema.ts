import { links } from '@agency/content/schemas/link.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { blurb, heading, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

const reference = text(
  20,
  160,
  'the line with the short number of the message; {reference} is filled in',
).refine((copy) => copy.includes('{reference}'), {
  error: 'has no {reference} in it. Write it where the number belongs.',
});

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      title: heading('the heading'),
      lines: z
        .array(text(8, 120, 'a line'))
        .min(1)
        .max(4)
        .describe('1 to 4 lines'),
      next: blurb('what happens next'),
      reference: reference.optional(),
      picture: picture(image),
      actions: links(1, 3, 'links'),
    })
    .describe('A page of one screen after a form was sent');

export const isHead = true;
