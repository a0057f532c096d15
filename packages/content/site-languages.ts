import type { FormSettings } from '@agency/contract/form-settings.ts';
import { LEAD_FORMS, type LeadKind } from '@agency/contract/lead-forms.ts';
import { fileOfEntry, slugsOf } from './entry-slugs.ts';
import { kinds } from './kinds.ts';
import { pageUrl } from './page-url.ts';
import { whyUnpublished } from './publication.ts';
import { readYaml } from './read-yaml.ts';
import { type LanguageWords, languageWords } from './schemas/language-words.ts';
import { interfaceCopy } from './schemas/pages/interface.ts';

/** The blocks with a form. */
const formOfBlock: Readonly<Record<string, LeadKind>> = {
  ContactForm: 'contact',
  EnquiryForm: 'contact',
  QuoteForm: 'seo',
};

type Fields = {
  language?: unknown;
  translates?: unknown;
  form?: unknown;
  blocks?: readonly ({ block?: unknown } | null)[];
};

type TranslatedPage = { path: string; language: string; translates: unknown; forms: LeadKind[] };

/** The published pages in another language than that of the site, also while they have mistakes. */
export const translatedPages = (): TranslatedPage[] =>
  [kinds.customPages, kinds.pages].flatMap((kind) =>
    slugsOf(kind).flatMap((slug) => {
      const fields = (readYaml(fileOfEntry(kind, slug)) ?? {}) as Fields & Record<string, unknown>;
      const { language, translates, form, blocks = [] } = fields;
      if (typeof language !== 'string' || whyUnpublished(fields, new Date())) return [];
      const inBlocks = blocks.flatMap((one) => formOfBlock[String(one?.block)] ?? []);
      const forms = form ? ['contact' as const, ...inBlocks] : inBlocks;
      return { path: `/${slug}`, language, translates, forms };
    }),
  );

/** The thank-you page in a language; undefined where the content has none. */
export const thankYouPathIn = (language: string): string | undefined =>
  translatedPages().find(
    (page) => page.language === language && page.translates === pageUrl('thankYou'),
  )?.path;

/** The fields of the site's forms, with the words of another language. */
export function formSettingsIn(
  settings: FormSettings = {},
  fields: LanguageWords['form']['fields'],
): FormSettings {
  const worded = (kind: LeadKind) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, words]) => [
        name,
        { ...settings[kind]?.[name as keyof typeof fields], ...words },
      ]),
    );
  return { contact: worded('contact'), seo: worded('seo') };
}

/** The page that shows a form again after a mistake: that of the English form in this language, else the first. */
function pageWith(form: LeadKind, pages: readonly TranslatedPage[]): string | undefined {
  const having = pages.filter(({ forms }) => forms.includes(form));
  return (having.find(({ translates }) => translates === LEAD_FORMS[form].page) ?? having[0])?.path;
}

const wordsOf = (language: string) =>
  languageWords.parse(readYaml(fileOfEntry(kinds.languages, language)));

/** The automatic reply in each other language of the site, by its code. */
export const repliesByLanguage = () =>
  Object.fromEntries(
    slugsOf(kinds.languages).map((language) => {
      const { automaticReply, form } = wordsOf(language);
      return [language, { ...automaticReply, notYou: form.messages.notYou }];
    }),
  );

/** What the lead service needs of each other language of the site, by its code. */
export function siteLanguages() {
  const settings = interfaceCopy.parse(readYaml(kinds.interface.file) ?? {}).form.fields;
  return Object.fromEntries(
    slugsOf(kinds.languages).map((language) => {
      const words = wordsOf(language);
      const pages = translatedPages().filter((page) => page.language === language);
      return [
        language,
        {
          pages: { contact: pageWith('contact', pages), seo: pageWith('seo', pages) },
          thankYou: thankYouPathIn(language),
          forms: formSettingsIn(settings, words.form.fields),
          words: words.form.messages,
        },
      ];
    }),
  );
}
