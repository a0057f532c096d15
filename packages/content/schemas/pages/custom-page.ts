import { z } from 'astro/zod';
import { version } from '../language.ts';
import { type ImageSchema, picture } from '../picture.ts';
import { published } from '../publication.ts';
import { seo } from '../seo.ts';
import { blurb, heading, label } from '../text.ts';
import { banner } from './banner.ts';

/** A page that an owner adds: content/pages/<slug>/page.mdx. */
export const customPage = (image: ImageSchema) =>
  z.strictObject({
    banner: banner.extend({
      picture: picture(image)
        .optional()
        .describe('A photograph behind the title, at least 1600 pixels wide. Optional'),
    }),
    seo,
    noindex: z
      .boolean()
      .optional()
      .describe('true keeps it out of search engines, the sitemap and the search'),
    published,
    menu: z
      .enum(['header', 'footer', 'none'])
      .optional()
      .describe('header or footer: a link there. none: the page itself has no menu, for an ad'),
    ...version,
    label: label('its name in the menu and in lists, where the title is too long').optional(),
    form: z
      .strictObject({
        heading: heading('the heading'),
        text: blurb('what happens after sending'),
        submit: label('the words of its button, instead of those of all forms').optional(),
      })
      .optional()
      .describe('The contact form under the text. Optional'),
  });
