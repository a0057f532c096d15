import { pageLink } from '@agency/content/schemas/link.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { blurb, heading, label, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      title: heading('the page heading'),
      subtitle: text(8, 120, 'the line under the heading'),
      picture: picture(image),
      form: z.strictObject({
        heading: heading('the heading'),
        text: blurb('what happens after sending'),
      }),
      boxes: z.strictObject({
        phone: label('title of the phone box'),
        email: label('title of the email box'),
        address: label('title of the address box'),
        terms: pageLink('The page with opening hours and reply times'),
      }),
    })
    .describe('The head of the contact page with its form, and the other ways to write');

export const partIds = () => ['write', 'write-title'];

export const isHead = true;
