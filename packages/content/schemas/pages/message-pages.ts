import { z } from 'astro/zod';
import { links } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { seo } from '../seo.ts';
import { blurb, heading } from '../text.ts';

export const notFound = (image: ImageSchema) =>
  z.strictObject({
    seo,
    title: heading('the heading'),
    text: blurb('what the visitor can do'),
    picture: picture(image),
    links: links(1, 6, 'links'),
  });
