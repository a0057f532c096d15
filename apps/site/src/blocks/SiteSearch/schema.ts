import { link } from '@agency/content/schemas/link.ts';
import { blurb, heading, label, list, text } from '@agency/content/schemas/text.ts';
import { z } from 'astro/zod';

/** A line with the search terms in it. */
const aboutQuery = (purpose: string) =>
  text(9, 90, `${purpose}, with {query} in it`).refine((line) => line.includes('{query}'), {
    error: 'has no {query} in it. Write it where the search terms belong.',
  });

export const fields = z
  .strictObject({
    title: heading('the heading'),
    text: blurb('what is searched'),
    field: label('what the field asks'),
    submit: label('the button'),
    searching: label('shown while the index is loading'),
    one: aboutQuery('said of one result'),
    found: aboutQuery('said of several results; {count} is their number'),
    more: label('the button that shows more results'),
    none: z.strictObject({
      heading: aboutQuery('said of no result'),
      text: blurb('what may help then'),
      contact: link,
    }),
    first: list(
      z.strictObject({
        words: list(text(2, 40, 'a word that visitors type'), 1, 20, 'words'),
        page: z.string().startsWith('/').describe('The page that answers it: /how-we-work'),
      }),
      0,
      20,
      'pages',
    )
      .optional()
      .describe('Pages that are the first result for these words, wherever else the words are'),
    failed: blurb('said when the search cannot be loaded'),
  })
  .describe('The search of all pages; without script it is not shown');

export const isHead = true;
