import { formWith } from '@agency/contract/form-settings.ts';
import { FORM_WORDS, SERVICE_WORDS } from '@agency/contract/form-words.ts';
import { isLanguage } from '@agency/contract/language-field.ts';
import { LEAD_FORMS } from '@agency/contract/lead-forms.ts';
import { SELECT_SERVICES } from '@agency/contract/services.ts';
import { brandTrackers } from '../brand-values.ts';
import { inContent } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
import { kindOfFile } from '../kind-schemas.ts';
import { kinds } from '../kinds.ts';
import { pageUrl } from '../page-url.ts';
import { readYaml } from '../read-yaml.ts';
import type { LanguageWords } from '../schemas/language-words.ts';
import { interfaceCopy } from '../schemas/pages/interface.ts';
import { thankYouPathIn, translatedPages } from '../site-languages.ts';
import { withCookies } from '../trackers.ts';
import { englishOf } from './validate.ts';

type Named = { choices?: readonly { name?: unknown }[] };

/** The services that a visitor can tick in the form. */
const serviceChoices = (): string[] =>
  slugsOf(kinds.services).flatMap((slug) => {
    const { choices } = (readYaml(fileOfEntry(kinds.services, slug)) ?? {}) as Named;
    return Array.isArray(choices) ? choices.map(({ name }) => String(name)) : [];
  });

/** The words of this site in English, in the places where those of another language are. */
export function englishWords(): Partial<LanguageWords> {
  const site = interfaceCopy.parse(readYaml(kinds.interface.file) ?? {});
  const { skipLink, newTab, header, footer, reducedMotion, testimonials, samples, form } = site;
  const { contents, exampleFigures, dataTable, video } = site.article;
  const { open, close, previous, next } = site.gallery;
  const hours = (readYaml(kinds.brand.file) as { hours?: { label: string }[] } | undefined)?.hours;
  const { send: _, ...reply } = (readYaml(kinds.automaticReply.file) ?? {}) as { send?: unknown };
  const fields = (['seo', 'contact'] as const).flatMap((kind) => [
    ...LEAD_FORMS[kind].fields,
    ...formWith(kind, form.fields).fields,
  ]);
  return {
    ...{ skipLink, newTab, header, reducedMotion, testimonials, samples },
    article: { contents, exampleFigures, dataTable, video },
    gallery: { open, close, previous, next },
    consent: withCookies(brandTrackers()).length > 0 ? site.consent : undefined,
    footer: { ...footer, hours: hours?.map(({ label }) => label) ?? [] },
    form: {
      ...form,
      fields: Object.fromEntries(
        fields.map(({ name, label, missing }) => [name, { label, missing }]),
      ) as LanguageWords['form']['fields'],
      noServices: SELECT_SERVICES,
      services: Object.fromEntries(serviceChoices().map((name) => [name, name])),
      messages: { ...FORM_WORDS, ...SERVICE_WORDS },
    },
    automaticReply: reply as LanguageWords['automaticReply'],
  };
}

/** What a language needs where the site has it in English, although its schema does not ask for it. */
const wherePresent = [
  'footer → search',
  'footer → fees',
  'footer → terms',
  'form → promise',
  'form → marketing',
  'consent',
];

const valueAt = (fields: unknown, place: string) =>
  place
    .split(' → ')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], fields);

function wordsProblems(language: string, fields: unknown): string[] {
  if (!isLanguage(language) || language === 'en')
    return [
      `its name: must be the code of a language other than English, such as ta.yaml for Tamil. Rename the file.`,
    ];
  const english = englishWords();
  const missing = wherePresent.flatMap((place) => {
    const original = valueAt(english, place);
    return original === undefined || valueAt(fields, place) !== undefined
      ? []
      : [`${place}: is missing.${englishOf(original)}`];
  });
  const services = serviceChoices()
    .filter((name) => typeof valueAt(fields, `form → services → ${name}`) !== 'string')
    .map((name) => `form → services → ${name}: is missing.${englishOf(name)}`);
  const hours = valueAt(fields, 'footer → hours');
  const wanted = english.footer?.hours ?? [];
  const lines =
    Array.isArray(hours) && hours.length !== wanted.length
      ? [
          `footer → hours: has ${hours.length} lines, and brand.yaml has ${wanted.length}: “${wanted.join('”, “')}”. Write one for each.`,
        ]
      : [];
  const hasForm = translatedPages().some((page) => page.language === language && page.forms.length);
  const thankYou =
    hasForm && !thankYouPathIn(language)
      ? [
          `thank-you page: is missing. Copy ${inContent(kinds.thankYou.file)} under another name, with \`language: ${language}\` and \`translates: ${pageUrl('thankYou')}\`, and translate it.`,
        ]
      : [];
  return [...missing, ...services, ...lines, ...thankYou];
}

/** Problems of a page in another language, and of the words for such pages. */
export function languageProblems(name: string): string[] {
  const kind = kindOfFile(name);
  const fields = readYaml(name) as { language?: unknown } | null | undefined;
  const known = slugsOf(kinds.languages);
  if (kind?.key === 'languages') {
    const [language = ''] = known.filter((one) => fileOfEntry(kinds.languages, one) === name);
    return wordsProblems(language, fields);
  }
  const language = String(fields?.language ?? '');
  const isPage = kind?.key === 'pages' || kind?.key === 'customPages';
  if (!isPage || !isLanguage(language) || language === 'en' || known.includes(language)) return [];
  return [
    `language: "${language}" has no words for header, footer and forms. Write them in ${inContent(fileOfEntry(kinds.languages, language))}; for an empty file this check names each of them.`,
  ];
}
