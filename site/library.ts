import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';

type Singleton = Exclude<
  CollectionKey,
  'articles' | 'caseStudies' | 'galleries' | 'people' | 'services'
>;

/** The only entry of a collection that is one file: a page's words, the brand, the testimonials. */
export async function words<Key extends Singleton>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(key);
  if (!entry)
    throw new Error(
      `content: the file of "${key}" is missing. See site/content.config.ts for its name.`,
    );
  return entry.data;
}

/** All articles, the newest first. */
export async function allArticles() {
  const articles = await getCollection('articles');
  return articles.sort((a, b) => b.data.published.valueOf() - a.data.published.valueOf());
}

/** All case studies in the order of the portfolio. */
export async function allCaseStudies() {
  const studies = await getCollection('caseStudies');
  return studies.sort((a, b) => a.data.order - b.data.order);
}

export async function allGalleries() {
  const galleries = await getCollection('galleries');
  const order = ['snacbox', 'vermello', 'odingalley'];
  return galleries.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

export async function allPeople() {
  const people = await getCollection('people');
  return people.sort((a, b) => a.data.order - b.data.order);
}

export async function allServices() {
  const services = await getCollection('services');
  return services.sort((a, b) => a.data.order - b.data.order);
}

/** The cover of one case study, named by its slug. */
export async function coverOf(slug: string) {
  const entry = await getEntry('caseStudies', slug);
  if (!entry) throw new Error(`content/case-studies/${slug}/case-study.yaml does not exist.`);
  return entry.data.cover.src;
}
