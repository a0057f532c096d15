import { z } from 'astro/zod';
import { caseType } from '../case-type.ts';
import { seo } from '../seo.ts';
import { formatted, heading, label, list, text } from '../text.ts';

/** A choice among what a page lists. */
export const filter = z.strictObject({
  label: label('the name of the choice, for screen readers'),
  all: label('the first choice: everything'),
});

/** One group of what a page lists: a choice of the filter, and a page that search engines find. */
const group = z.strictObject({
  name: label('the name on the filter'),
  slug: formatted(
    'the end of the path of its page',
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'lower-case letters, digits and hyphens, such as social-media',
  ),
  seo,
  heading: heading('the heading of its page'),
  introduction: text(20, 240, 'a line under that heading'),
});

/** Two groups of one name or slug would share a page, and one of them would have none. */
function refuseTwins(
  groups: readonly { name: string; slug: string }[],
  context: z.RefinementCtx,
): void {
  groups.forEach((group, index) => {
    for (const field of ['name', 'slug'] as const) {
      const first = groups.findIndex((other) => other[field] === group[field]);
      if (first === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: `is "${group[field]}", as in entry ${first + 1}. Each has a page of its own: write another ${field}.`,
      });
    }
  });
}

/** What the portfolio page has besides its blocks. */
export const portfolioFields = {
  categories: list(
    group.extend({
      label: label('the category as the cards say it'),
      caseType,
    }),
    1,
    12,
    'categories, each a tab and a page',
  ).superRefine(refuseTwins),
};

/** What search engines show of an author's page. */
const authorPages = z
  .strictObject({
    title: text(
      9,
      65,
      'the page title in search results; {name} and {position} are filled in',
    ).prefault('{name}, {position} | {product}'),
    description: text(
      40,
      160,
      'the description in search results; {name} and {position} are filled in',
    ).prefault(
      '{name}, {position} at {product}: what this person does here, and every article of our blog by this author, the newest first.',
    ),
  })
  .prefault({})
  .describe('Title and description of the pages of authors');

/** What the blog page has besides its blocks. */
export const blogFields = {
  topics: list(group, 1, 12, 'subjects, each a choice of the filter and a page').superRefine(
    refuseTwins,
  ),
  readMore: label('the link to an article'),
  feed: z
    .enum(['summary', 'full'])
    .default('summary')
    .describe('What feed readers (RSS) get of an article: its description, or its whole text too'),
  authors: authorPages,
};
