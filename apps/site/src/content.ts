import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import type { BlockSchema } from '@agency/content/blocks.ts';
import { inContent } from '@agency/content/content-folder.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import {
  allKinds,
  type BlockPageKey,
  type EntryKey,
  type KindKey,
  kinds,
  type OptionalFileKey,
  type OptionalPageKey,
} from '@agency/content/kinds.ts';
import { isAbsentPage } from '@agency/content/optional-pages.ts';
import type { PlacedBlock } from '@agency/content/place-blocks.ts';
import { withArticlePlaceholders } from '@agency/content/placeholders.ts';
import type { LanguageWords } from '@agency/content/schemas/language-words.ts';
import type { BlockPage } from '@agency/content/schemas/pages/block-page.ts';
import { type InterfaceCopy, interfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { formSettingsIn } from '@agency/content/site-languages.ts';
import { splitEntry } from '@agency/content/split-entry.ts';
import type { FormWords } from '@agency/contract/form-words.ts';
import type { BlockFields } from './blocks/block-props.ts';
import { siteLanguage } from './languages.ts';

/*
 * Reads the content, for pages and sections:
 *   ownPage('blog')               all words of a page, for itself and its sections
 *   singleFile('brand')           a file that every site has, or has defaults for
 *   pageIfPresent('howWeWork')    the words of another page, which a site may not have
 *   wordsIn(page.language)        the words of header, footer and controls, for parts of a page in any language
 *   blockPage('how-we-work')      a page that is a list of blocks, by the name of its file
 *   blockOn(page, …)              a block of another page
 *   allArticles() and its like    the entries of a kind, in order
 */

type Entry<Key extends CollectionKey> = CollectionEntry<Key>;

/** The entries of each collection. A build reads them once, `npm run dev` each time. */
const read = new Map<CollectionKey, Promise<unknown>>();

/** All entries of a collection. @param orderOf sorts them; of equal ones the first is that of the first name */
function entriesOf<Key extends CollectionKey>(
  key: Key,
  orderOf?: (entry: Entry<Key>) => number,
): Promise<readonly Entry<Key>[]> {
  const load = async () => {
    const entries: Entry<Key>[] = await getCollection(key);
    return orderOf
      ? entries.sort((a, b) => orderOf(a) - orderOf(b) || a.id.localeCompare(b.id))
      : entries;
  };
  const entries = (import.meta.env.DEV ? undefined : read.get(key)) ?? load();
  read.set(key, entries);
  return entries as Promise<readonly Entry<Key>[]>;
}

type Singleton = Exclude<CollectionKey, EntryKey>;

/** The values of optional files that the content does not have. */
const withoutFile: Record<OptionalFileKey & Singleton, () => unknown> = {
  interface: () => interfaceCopy.parse({}),
  clients: () => ({ clients: [] }),
  tools: () => ({ tools: [] }),
  testimonials: () => ({ testimonials: [] }),
  offer: () => ({ prices: [], terms: {}, examples: [] }),
};

/** The words of a page, for the page itself and its sections. */
export async function ownPage<Key extends Singleton>(key: Key): Promise<Entry<Key>['data']> {
  const [entry] = await entriesOf(key);
  const data = entry?.data ?? (withoutFile as Partial<Record<Singleton, () => unknown>>)[key]?.();
  if (!data) throw new Error(`${inContent(kinds[key].file)} does not exist.`);
  return data as Entry<Key>['data'];
}

/** The only entry of a collection that is one file, and that every content has, or has a default for. */
export const singleFile = <Key extends Exclude<Singleton, OptionalPageKey>>(key: Key) =>
  ownPage(key);

/** The words of an optional page, for other pages; undefined where the content has no such page. */
export const pageIfPresent = async <Key extends OptionalPageKey>(key: Key) =>
  isAbsentPage(kinds[key].path) ? undefined : ownPage(key);

const isBlockPage = (key: KindKey): key is BlockPageKey => 'blocks' in kinds[key];

/** What the words of a language have beside those that the interface has too. */
type OnlyInLanguage = {
  /** The opening hours, where they are not those of the brand. */
  hours?: readonly string[];
  form: { noServices?: string; services?: Record<string, string>; messages?: FormWords };
};

/** The words that the controls of a page have in each language, and their language where it is not that of the page. */
export type Words = Omit<LanguageWords, 'automaticReply' | 'consent' | 'form' | 'footer' | 'name'> &
  Pick<InterfaceCopy, 'consent' | 'footer' | 'form'> &
  OnlyInLanguage & { lang?: string };

/** The words of header, footer and controls for a page. An article may be in a language without words of its own. */
export async function wordsIn(language?: string): Promise<Words> {
  const site = await singleFile('interface');
  const known = language !== undefined && slugsOf(kinds.languages).includes(language);
  if (!known) return { ...site, lang: language && siteLanguage };
  const { data: words } = await bySlug('languages', language);
  return {
    ...words,
    consent: words.consent ?? site.consent,
    hours: words.footer.hours,
    form: { ...words.form, fields: formSettingsIn(site.form.fields, words.form.fields) },
  };
}

/** The names of the languages that have words, in their own letters, by their codes. */
export async function languageNames(): Promise<Record<string, string>> {
  const languages = slugsOf(kinds.languages).length > 0 ? await entriesOf('languages') : [];
  return Object.fromEntries(languages.map(({ id, data }) => [id, data.name]));
}

/** A page that is a list of blocks, by the name of its file. */
export async function blockPage(name: string) {
  const file = `pages/${name}.yaml`;
  const key = allKinds.find((kind) => kind.file === file)?.key;
  return key && isBlockPage(key) ? ownPage(key) : (await bySlug('pages', name)).data;
}

/** The pages that are lists of blocks and have no row in the table of kinds. */
export const otherBlockPages = async () =>
  slugsOf(kinds.pages).length > 0 ? entriesOf('pages') : [];

/** The language of a page of blocks, where it is not that of the site. */
export const languageOf = (page: object): string | undefined =>
  (page as { language?: string }).language;

/** The first block of this name on a page, with the fields of its schema: blockOn<typeof fields>(page, 'FeeBands'). */
export function blockOn<Fields extends BlockSchema['fields']>(
  page: BlockPage | undefined,
  name: string,
): BlockFields<Fields> | undefined {
  const isNamed = (block: PlacedBlock): block is PlacedBlock & BlockFields<Fields> =>
    block.block === name;
  return page?.blocks.find(isNamed);
}

/** All articles, the newest first. */
export const allArticles = () => entriesOf('articles', ({ data }) => -data.published.valueOf());

/** The pages that an owner adds, each at the root of the site. */
export const allCustomPages = () => entriesOf('customPages');

/** The MDX source of an article. Each page reads its own, so that a large blog is not in memory at once. */
export async function articleSource({ filePath = '' }: Entry<'articles' | 'customPages'>) {
  const source = await readFile(filePath, 'utf8');
  return withArticlePlaceholders(splitEntry(source).body);
}

/** The articles on one topic, the newest first. */
export const articlesAbout = async (topic: string) =>
  (await allArticles()).filter(({ data }) => [data.topic, ...data.moreTopics].includes(topic));

/** The articles that a person wrote, the newest first. */
export const articlesBy = async (person: string) =>
  (await allArticles()).filter(({ data }) => data.author === person);

/** The people who wrote articles. */
export async function allAuthors() {
  const people = await allPeople();
  const articles = await Promise.all(people.map(({ id }) => articlesBy(id)));
  return people.filter((_, index) => articles[index]?.length);
}

/** The page of somebody who wrote articles. */
const authorPath = async (id: string) =>
  (await articlesBy(id)).length > 0 ? `${kinds.people.path}/${id}` : undefined;

/** Where somebody is described: authors have a page, others a place on the about page. */
export const personPath = async (id: string) =>
  (await authorPath(id)) ?? (isAbsentPage(kinds.about.path) ? '/' : `${kinds.about.path}#${id}`);

/** All case studies in the order of the portfolio. */
export const allCaseStudies = () => entriesOf('caseStudies', ({ data }) => data.order);

/** All photo galleries in the order of the portfolio. */
export const allGalleries = () => entriesOf('galleries', ({ data }) => data.order);

export const allPeople = () => entriesOf('people', ({ data }) => data.order);

export const allServices = () => entriesOf('services', ({ data }) => data.card.order);

/** @throws when none has this slug */
async function bySlug<Key extends EntryKey>(key: Key, slug: string): Promise<Entry<Key>> {
  const entry = (await entriesOf(key)).find(({ id }) => id === slug);
  if (!entry) throw new Error(`${inContent(fileOfEntry(kinds[key], slug))} does not exist.`);
  return entry;
}

export const caseStudyBySlug = (slug: string) => bySlug('caseStudies', slug);

export const personBySlug = (slug: string) => bySlug('people', slug);

/** What the services are called in a list of all of them, in the order of that list. */
export async function serviceNames(place: 'marquee' | 'choices'): Promise<string[]> {
  const services = await allServices();
  const names = services.flatMap(({ data }) => data[place] ?? []);
  return names.sort((a, b) => a.order - b.order).map(({ name }) => name);
}

/** A category of the portfolio by its name. */
export async function workCategory(name: string) {
  const { categories } = await singleFile('portfolio');
  const category = categories.find((one) => one.name === name);
  if (!category) throw new Error(`${inContent(kinds.portfolio.file)} lists no category "${name}".`);
  return category;
}

/** The subjects of the blog that have articles; others have no page. */
export async function publishedTopics() {
  const { topics } = await singleFile('blog');
  const articles = await Promise.all(topics.map(({ name }) => articlesAbout(name)));
  if (isAbsentPage(kinds.blog.path)) return [];
  return topics.filter((_, index) => articles[index]?.length);
}
