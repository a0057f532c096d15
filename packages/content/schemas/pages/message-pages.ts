import { z } from 'astro/zod';
import { links } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { seo } from '../seo.ts';
import { blurb, heading, text } from '../text.ts';

export const thankYou = (image: ImageSchema) =>
  z.strictObject({
    seo,
    title: heading('the heading'),
    lines: z
      .array(text(8, 120, 'a line'))
      .min(1)
      .max(4)
      .describe('1 to 4 lines'),
    next: blurb('what happens next'),
    reference: text(
      20,
      160,
      'the line with the short number of the message; {reference} is filled in',
    )
      .refine((copy) => copy.includes('{reference}'), {
        error: 'has no {reference} in it. Write it where the number belongs.',
      })
      .optional(),
    picture: picture(image),
    actions: links(1, 3, 'links'),
  });

export const notFound = (image: ImageSchema) =>
  z.strictObject({
    seo,
    title: heading('the heading'),
    text: blurb('what the visitor can do'),
    picture: picture(image),
    links: links(1, 6, 'links'),
  });

export type ThankYou = z.infer<ReturnType<typeof thankYou>>;
