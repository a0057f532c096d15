import { formatted } from './text.ts';

/** The language of a page that is not in the language of the site. */
export const language = formatted(
  'the language of the page, where it is not English: ta',
  /^(?!en)[a-z]{2,3}$/,
  'the code of a language other than English, such as ta for Tamil',
).optional();
