import { z } from 'astro/zod';
import { isAbsentPage } from '../optional-pages.ts';
import { label, list } from './text.ts';

/** A URL: a path on this site, a fragment, or an https, tel or mailto link. */
export const url = z
  .string({ error: 'is missing. Write a path such as /contact-us or an https:// address.' })
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/, {
    error: 'must begin with / (a page of this site), #, https://, mailto: or tel:.',
  })
  .describe('A path on this site (/contact-us) or a full https:// address');

/** The path of a page of this site. */
export const pagePath = z.string().regex(/^\/(?!\/)/, {
  error: 'must begin with /, such as /contact-us.',
});

export const link = z
  .strictObject({
    label: label('the text of the link'),
    subject: label('read out after a text that is not clear alone, such as VIEW ALL').optional(),
    href: url,
  })
  .describe('A link: label and href');

/** A link that goes with its page: it is left out where the content has no such page. */
export const pageLink = (purpose: string) =>
  link
    .optional()
    .transform((value) => (value && isAbsentPage(value.href) ? undefined : value))
    .describe(purpose);

/** Links, without those whose page the content does without. */
export const links = (min: number, max: number, purpose: string) =>
  list(link, min, max, purpose).transform((all) => all.filter(({ href }) => !isAbsentPage(href)));

export type Link = z.infer<typeof link>;
