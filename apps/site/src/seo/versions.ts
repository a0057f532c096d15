import { allCustomPages, languageNames, otherBlockPages } from '../content.ts';
import { type LanguageName, languageName, siteLanguage } from '../languages.ts';

/** A page in one language. */
export type PageVersion = { path: string; language: string } & LanguageName;

/** A page in all its languages, the translated one first; empty when it has no translation. */
export async function loadVersions(path: string): Promise<PageVersion[]> {
  const pages = [...(await allCustomPages()), ...(await otherBlockPages())];
  const pageAt = (address: string) => pages.find(({ id }) => `/${id}` === address)?.data;
  const source = pageAt(path)?.translates ?? path;
  const translations = pages.filter(({ data }) => data.translates === source && !data.noindex);
  if (translations.length === 0) return [];
  const names = await languageNames();
  return [source, ...translations.map(({ id }) => `/${id}`)].map((address) => {
    const language = pageAt(address)?.language ?? siteLanguage;
    return { path: address, language, ...languageName(language, names) };
  });
}
