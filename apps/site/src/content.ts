import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { contentFolder, inContent } from './content/content-folder.ts';
import { isAbsentPage } from './content/optional-pages.ts';
import { withSharedSentences } from './content/shared-sentences.ts';
import { splitEntry } from './content/split-entry.ts';
import { interfaceCopy } from './schemas/pages/interface.ts';

type Entry<Key extends CollectionKey> = CollectionEntry<Key>;

/** The entries of each collection. A build reads them once, `npm run dev` each time. */
const read = new Map<CollectionKey, Promise<unknown>>();

/** All entries of a collection. @param placeOf sorts them */
function entriesOf<Key extends CollectionKey>(
  key: Key,
  placeOf?: (entry: Entry<Key>) => number,
): Promise<readonly Entry<Key>[]> {
  const load = async () => {
    const entries: Entry<Key>[] = await getCollection(key);
    return placeOf ? entries.sort((a, b) => placeOf(a) - placeOf(b)) : entries;
  };
  const entries = (import.meta.env.DEV ? undefined : read.get(key)) ?? load();
  read.set(key, entries);
  return entries as Promise<readonly Entry<Key>[]>;
}

type Singleton = Exclude<
  CollectionKey,
  'customPages' | 'articles' | 'caseStudies' | 'galleries' | 'people' | 'services'
>;

/** The values of optional files that the content does not have. */
const withoutFile: Partial<Record<Singleton, () => unknown>> = {
  interface: () => interfaceCopy.parse({}),
  clients: () => ({ clients: [] }),
  tools: () => ({ tools: [] }),
  testimonials: () => ({ testimonials: [] }),
};

/** The only entry of a collection that is one file: the text of a page, the brand, the testimonials. */
export async function singleFile<Key extends Singleton>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await entriesOf(key);
  const data = entry?.data ?? withoutFile[key]?.();
  if (!data)
    throw new Error(
      `${contentFolder}: the file of "${key}" is missing. See apps/site/src/content.config.ts for its name.`,
    );
  return data as CollectionEntry<Key>['data'];
}

/** All articles, the newest first. */
export const allArticles = () => entriesOf('articles', ({ data }) => -data.published.valueOf());

/** A section that a page shows: the page asks first whether the content has it. */
export const sectionOf = async <Key extends Singleton, Name extends keyof Entry<Key>['data']>(
  page: Key,
  name: Name,
) => (await singleFile(page))[name] as NonNullable<Entry<Key>['data'][Name]>;

/** The pages that an owner adds, each at the root of the site. */
export const allCustomPages = () => entriesOf('customPages');

/** The MDX source of an article. Each page reads its own, so that a large blog is not in memory at once. */
export async function articleSource({ filePath = '' }: Entry<'articles' | 'customPages'>) {
  const source = await readFile(filePath, 'utf8');
  return withSharedSentences(splitEntry(source).body);
}

/** The articles on one topic, the newest first. */
export const articlesAbout = async (topic: string) =>
  (await allArticles()).filter(({ data }) => data.topic === topic);

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
  (await articlesBy(id)).length > 0 ? `/authors/${id}` : undefined;

/** Where somebody is described: authors have a page, others a place on the about page. */
export const personPath = async (id: string) =>
  (await authorPath(id)) ?? (isAbsentPage('/about-us') ? '/' : `/about-us#${id}`);

/** All case studies in the order of the portfolio. */
export const allCaseStudies = () => entriesOf('caseStudies', ({ data }) => data.order);

/** All photo galleries in the order of the portfolio. */
export const allGalleries = () => entriesOf('galleries', ({ data }) => data.order);

export const allPeople = () => entriesOf('people', ({ data }) => data.order);

export const allServices = () => entriesOf('services', ({ data }) => data.card.order);

/** @throws when none has this slug */
function bySlug<One extends { id: string }>(
  entries: readonly One[],
  slug: string,
  file: string,
): One {
  const entry = entries.find(({ id }) => id === slug);
  if (!entry) throw new Error(`${inContent(file)} does not exist.`);
  return entry;
}

export const caseStudyBySlug = async (slug: string) =>
  bySlug(await allCaseStudies(), slug, `case-studies/${slug}/case-study.yaml`);

export const personBySlug = async (slug: string) =>
  bySlug(await allPeople(), slug, `people/${slug}/person.yaml`);

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
  if (!category)
    throw new Error(`${inContent('pages/our-portfolio.yaml')} lists no category "${name}".`);
  return category;
}

/** The subjects of the blog that have articles; others have no page. */
export async function publishedTopics() {
  const { topics } = await singleFile('blog');
  const articles = await Promise.all(topics.map(({ name }) => articlesAbout(name)));
  if (isAbsentPage('/digital-marketing-blog')) return [];
  return topics.filter((_, index) => articles[index]?.length);
}
