/** The language of the site and of every page that names no other. */
export const siteLanguage = 'en-IN';

/** A language as social networks write it: ta_IN. */
export function localeOf(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
}

const names = new Intl.DisplayNames(siteLanguage, { type: 'language' });

/** The name of a language in that of the site, so that no page loads a font for one word: Tamil. */
export const languageName = (language: string): string =>
  names.of(new Intl.Locale(language).language) ?? language;
