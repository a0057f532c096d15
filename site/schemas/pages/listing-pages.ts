import { z } from 'astro/zod';
import { label, text } from '../text.ts';

/** The words of a list that goes on at further addresses. What a content leaves out is said in these. */
export const listingPages = z
  .strictObject({
    label: label('the name of the links to the pages of the list, for screen readers').prefault(
      'Pages of this list',
    ),
    newer: label('the link to the page before').prefault('Newer'),
    older: label('the link to the page after').prefault('Older'),
    page: text(6, 40, 'what one page is called, with {page} in it').prefault('Page {page}'),
    range: text(
      9,
      120,
      'the line under the title of a further page; {page}, {pages}, {first}, {last} and {count} are filled in',
    ).prefault('Articles {first} to {last} of {count}, the newest first'),
    title: text(
      15,
      65,
      'the title of a further page in search results; {name}, {page} and {pages} are filled in',
    ).prefault('{name}: page {page} of {pages} | {product}'),
    description: text(
      60,
      160,
      'its description there; {name}, {page}, {pages}, {first}, {last} and {count} are filled in',
    ).prefault(
      '{name}: articles {first} to {last} of {count}, the newest first, each with its picture and what it tells. Page {page} of {pages}.',
    ),
  })
  .prefault({})
  .describe('Words for a list with more articles than one page holds');
