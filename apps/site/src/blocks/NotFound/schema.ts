import { links } from '@agency/content/schemas/link.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { blurb, heading } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      title: heading('the heading'),
      text: blurb('what the visitor can do'),
      picture: picture(image),
      links: links(1, 6, 'links'),
    })
    .describe('A page of one screen for a path that does not exist');

export const isHead = true;
