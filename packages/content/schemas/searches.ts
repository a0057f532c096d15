import { z } from 'astro/zod';
import { list, text } from './text.ts';

/** What people type, and what of the client they then find: ads or search results, word for word. */
export const searches = z
  .strictObject({
    title: text(4, 48, 'the title of the searches'),
    kind: z.enum(['advert', 'result']).describe('Whether the answers are ads or search results'),
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
  .describe('What people type, and what they find');
