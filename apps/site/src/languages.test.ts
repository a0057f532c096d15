import { expect, it } from 'vitest';
import { languageName, localeOf } from './languages.ts';

it.each([
  ['en-IN', 'en_IN', 'English'],
  ['ta', 'ta_IN', 'Tamil'],
  ['ml', 'ml_IN', 'Malayalam'],
])('%s', (language, locale, name) => {
  expect([localeOf(language), languageName(language).name]).toEqual([locale, name]);
});
it('a language with words of its own is called as in its own letters', () => {
  expect(languageName('ta', { ta: 'தமிழ்' })).toEqual({ name: 'தமிழ்', lang: 'ta' });
});
