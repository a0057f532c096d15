import { expect, it } from 'vitest';
import { languageName, localeOf } from './languages.ts';

it.each([
  ['en-IN', 'en_IN', 'English'],
  ['ta', 'ta_IN', 'Tamil'],
  ['ml', 'ml_IN', 'Malayalam'],
])('%s', (language, locale, name) => {
  expect([localeOf(language), languageName(language)]).toEqual([locale, name]);
});
