import { z } from 'astro/zod';
import { link } from '../link.ts';
import { blurb, heading, label, list, text } from '../text.ts';
import { page } from './page.ts';

/** A line with the search terms in it. */
const aboutQuery = (purpose: string) =>
  text(9, 90, `${purpose}, with {query} in it`).refine((line) => line.includes('{query}'), {
    error: 'has no {query} in it. Write it where the search terms belong.',
  });

/** The search, and the list of all pages under it, which is all that is there without script. */
export const searchPage = page({
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
  pages: z.strictObject({
    heading: heading('the heading of the list of all pages'),
    agency: heading('the heading over the pages of the agency'),
    work: heading('the heading over the work'),
    articles: heading('the heading over the articles'),
  }),
});

export type SearchPage = z.infer<typeof searchPage>;
