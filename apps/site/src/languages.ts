/** The language of the site and of every page that names no other. */
export const siteLanguage = 'en-IN';

/** A language as social networks write it: ta_IN. */
export function localeOf(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
}

const names = new Intl.DisplayNames(siteLanguage, { type: 'language' });

/** What a language is called in a link, and in which language that is. */
export type LanguageName = { name: string; lang: string };

/** The name of a language in its own letters, else in the language of the site. @param own the known names */
export const languageName = (
  language: string,
  own: Readonly<Record<string, string>> = {},
): LanguageName =>
  own[language] === undefined
    ? { name: names.of(new Intl.Locale(language).language) ?? language, lang: siteLanguage }
    : { name: own[language], lang: language };

/** The language of the name of a page, where it is not that of the site: it may be in the letters of the site. */
export const languageOfName = (name: string, language: string | undefined): string | undefined =>
  /\p{Script=Latin}/u.test(name) ? undefined : language;
