import { cta } from '@agency/content/schemas/cta.ts';
import { links } from '@agency/content/schemas/link.ts';
import { price } from '@agency/content/schemas/pages/banner.ts';
import { type ImageSchema, picture } from '@agency/content/schemas/picture.ts';
import { heading, label, paragraph, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

export const fields = (image: ImageSchema) =>
  z
    .strictObject({
      title: heading('the page heading'),
      subtitle: text(8, 120, 'the line under the heading'),
      text: paragraph('what the page is about').optional(),
      price,
      picture: picture(image),
      contact: cta.optional(),
      call: label('a link that calls you; {phone} is filled in').optional(),
      links: links(0, 3, 'links, such as #experts-title of a block below').optional(),
    })
    .describe('The head of a page whose picture fades into the dark');

export const isHead = true;
