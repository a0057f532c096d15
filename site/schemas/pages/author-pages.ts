import { z } from 'astro/zod';
import { text } from '../text.ts';

/** What search engines show of an author's page; {name} and {position} are filled in. */
export const authorPages = z
  .strictObject({
    title: text(9, 65, 'the page title in search results').prefault(
      '{name}, {position} | {product}',
    ),
    description: text(40, 160, 'the description in search results').prefault(
      '{name}, {position} at {product}: what this person does here, and every article of our blog by this author, the newest first.',
    ),
  })
  .prefault({})
  .describe('Words for the pages of those who wrote articles; {name} and {position} are filled in');
