import { z } from 'astro/zod';
import { pageLink } from '../link.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { seo } from '../seo.ts';
import { blurb, heading, label, text } from '../text.ts';
import { banner } from './banner.ts';
import { section } from './page.ts';

export const contact = (image: ImageSchema) =>
  z.strictObject({
    seo,
    banner: banner.extend({ picture: picture(image) }),
    boxes: z.strictObject({
      phone: label('title of the phone box'),
      email: label('title of the email box'),
      address: label('title of the address box'),
      terms: pageLink('The page with opening hours and reply times'),
    }),
    form: z.strictObject({
      heading: heading('the heading'),
      text: blurb('what happens after sending'),
    }),
    map: section({
      heading: heading('the heading'),
      note: blurb('what loading the map sends to the map service'),
      action: label('the button that loads the map'),
      failed: text(10, 120, 'said when the map cannot be loaded; {address} is filled in'),
      open: label('the link to the map in a new tab'),
    }),
  });

export type Contact = Required<z.infer<ReturnType<typeof contact>>>;
