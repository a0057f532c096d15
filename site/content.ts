import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { readAuditReport } from './schemas/audit-report.ts';
import { contentFolder, inContent } from './schemas/content-folder.ts';

const read = new Map<CollectionKey, Promise<unknown>>();

/** All entries of a collection. A build reads each once, however many pages ask; while somebody writes, they may change. */
async function entriesOf<Key extends CollectionKey>(key: Key): Promise<CollectionEntry<Key>[]> {
  if (import.meta.env.DEV) return getCollection(key);
  const entries = read.get(key) ?? getCollection(key);
  read.set(key, entries);
  return [...((await entries) as CollectionEntry<Key>[])];
}

type Singleton = Exclude<
  CollectionKey,
  'articles' | 'audit' | 'caseStudies' | 'galleries' | 'people' | 'services'
>;

/** The only entry of a collection that is one file: a page's words, the brand, the testimonials. */
export async function pageContent<Key extends Singleton>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await entriesOf(key);
  if (!entry)
    throw new Error(
      `${contentFolder}: the file of "${key}" is missing. See site/content.config.ts for its name.`,
    );
  return entry.data;
}

/** All articles, the newest first. */
export async function allArticles() {
  const articles = await entriesOf('articles');
  return articles.sort((a, b) => b.data.published.valueOf() - a.data.published.valueOf());
}

/** All case studies in the order of the portfolio. */
export async function allCaseStudies() {
  const studies = await entriesOf('caseStudies');
  return studies.sort((a, b) => a.data.order - b.data.order);
}

/** All photo galleries in the order of the portfolio. */
export async function allGalleries() {
  const galleries = await entriesOf('galleries');
  return galleries.sort((a, b) => a.data.order - b.data.order);
}

export async function allPeople() {
  const people = await entriesOf('people');
  return people.sort((a, b) => a.data.order - b.data.order);
}

export async function allServices() {
  const services = await entriesOf('services');
  return services.sort((a, b) => a.data.card.order - b.data.card.order);
}

/** The cover of one case study, named by its slug. */
export async function coverOf(slug: string) {
  const entry = await getEntry('caseStudies', slug);
  if (!entry)
    throw new Error(`${inContent(`case-studies/${slug}/case-study.yaml`)} does not exist.`);
  return entry.data.cover.src;
}

/** What the services are called in a list of all of them, in the order of that list. */
export async function serviceNames(place: 'marquee' | 'choices'): Promise<string[]> {
  const services = await entriesOf('services');
  const names = services.flatMap(({ data }) => data[place] ?? []);
  return names.sort((a, b) => a.order - b.order).map(({ name }) => name);
}

/** The audit with its words, where the content publishes it. */
export async function publishedAudit() {
  const [page] = await entriesOf('audit');
  return page?.data.published ? { copy: page.data, report: readAuditReport() } : null;
}

/** A category of the portfolio by its name. */
export async function workCategory(name: string) {
  const { categories } = await pageContent('portfolio');
  const category = categories.find((one) => one.name === name);
  if (!category)
    throw new Error(`${inContent('pages/our-portfolio.yaml')} lists no category "${name}".`);
  return category;
}

/** A subject of the blog by its name. */
export async function blogTopic(name: string) {
  const { topics } = await pageContent('blog');
  const topic = topics.find((one) => one.name === name);
  if (!topic)
    throw new Error(`${inContent('pages/digital-marketing-blog.yaml')} lists no topic "${name}".`);
  return topic;
}
