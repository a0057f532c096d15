import { z } from 'astro/zod';
import { list, text } from './text.ts';

/** What people type, and what of the client they then find: ads or search results, word for word. */
export const searches = z
  .strictObject({
    title: text(4, 48, 'the title of the searches'),
    kind: z.enum(['advert', 'result']).describe('Whether the answers are ads or search results'),
    misspelt: z
      .strictObject({
        label: text(4, 40, 'what is said above the wrong spellings'),
        spellings: list(text(2, 14, 'a wrong spelling, as somebody types it'), 2, 4, 'spellings'),
      })
      .optional()
      .describe(
        "How people misspell the client's name; struck out one by one, the name below them",
      ),
    items: list(
      z.strictObject({
        query: text(6, 44, 'what somebody types into the search'),
        address: text(6, 48, 'the address as the search shows it'),
        title: text(10, 60, 'the headline of the ad or the result'),
        text: text(40, 155, 'the two lines below the headline'),
      }),
      2,
      4,
      'searches',
    ),
  })
  .describe('What people type, and what of the client they then find');

export type Searches = z.infer<typeof searches>;
