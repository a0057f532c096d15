import { pagePath } from './link.ts';
import { formatted } from './text.ts';

/** The language of a page that is not in the language of the site. */
export const language = formatted(
  'the language of the page, where it is not English: ta',
  /^(?!en)[a-z]{2,3}$/,
  'the code of a language other than English, such as ta for Tamil',
).optional();

/** Fields of a page that is another one in its language. */
export const version = {
  language,
  translates: pagePath
    .optional()
    .describe('The page that this one says in its language: /digital-marketing-services'),
};
