/** What one kind of content file is. Its schema is in `packages/content/kind-schemas.ts`. */
export type Kind = {
  /** Its name in guides, messages and the editor. */
  title: string;
  /** In the content folder; `*` is the slug of an entry. */
  file: string;
  /** The path of its page; of entries, the part before the slug. */
  path?: string;
  /** page: without its file, or with `published: false`, the site has no such page. file: it may be missing. */
  optional?: 'page' | 'file';
  /** What other pages need of the file of an optional page: only `published: false` leaves it out. */
  needed?: string;
  /** A page with a banner that search engines should list. */
  listed?: true;
  /** Its page is a list of blocks. */
  blocks?: true;
  /** A second path that shows the page too. */
  alsoAt?: string;
  /** The page that lists the entries. */
  parent?: 'about' | 'blog' | 'portfolio' | 'servicesPage';
  /** A list in its file: each item is a page that lists the entries whose field names it, or whose list `more` does. */
  groups?: { list: string; field: string; more?: string };
  /** Entries: the name of all of them, and the field that identifies one in the editor. */
  entries?: { title: string; field: string };
};

/** A page whose file has the name of its path. */
const page = <const Name extends string, const Others extends Partial<Kind>>(
  title: string,
  name: Name,
  others: Others,
) => ({ title, file: `pages/${name}.yaml`, path: `/${name}`, ...others }) as const;

const entries = (title: string, field: string) => ({ title, field });

/** All kinds of content, in the order of `docs/fields.md`; pages in the order of lists of pages. */
export const kinds = {
  brand: { title: 'Brand', file: 'brand.yaml' },
  theme: { title: 'Theme', file: 'theme.yaml' },
  offer: { title: 'Offer', file: 'offer.yaml', optional: 'file' },
  customPages: {
    title: 'Custom page',
    file: 'pages/*/page.mdx',
    path: '',
    entries: entries('Custom pages', 'banner.title'),
  },
  articles: {
    title: 'Article',
    file: 'articles/*/article.mdx',
    path: '/blogs',
    parent: 'blog',
    entries: entries('Articles', 'heading'),
  },
  caseStudies: {
    title: 'Case study',
    file: 'case-studies/*/case-study.yaml',
    path: '/portfolio',
    parent: 'portfolio',
    entries: entries('Case studies', 'client'),
  },
  galleries: {
    title: 'Photo gallery',
    file: 'photography/*/gallery.yaml',
    path: '/portfolio/photography',
    parent: 'portfolio',
    entries: entries('Photo galleries', 'title'),
  },
  // Those who wrote articles have a page.
  people: {
    title: 'Person',
    file: 'people/*/person.yaml',
    path: '/authors',
    parent: 'about',
    entries: entries('People', 'name'),
  },
  services: {
    title: 'Service',
    file: 'services/*.yaml',
    parent: 'servicesPage',
    entries: entries('Services', 'card.title'),
  },
  testimonials: { title: 'Testimonials', file: 'testimonials.yaml', optional: 'file' },
  clients: { title: 'Client logos', file: 'clients/clients.yaml', optional: 'file' },
  tools: { title: 'Tool logos', file: 'tools/tools.yaml', optional: 'file' },
  automaticReply: { title: 'Automatic reply', file: 'automatic-reply.yaml', optional: 'file' },
  redirects: { title: 'Redirects', file: 'redirects.yaml', optional: 'file' },
  home: { title: 'Home page', file: 'pages/home.yaml', path: '/', blocks: true, alsoAt: '/links' },
  about: page('About page', 'about-us', { optional: 'page', listed: true, blocks: true }),
  servicesPage: page('Services page', 'digital-marketing-services', {
    optional: 'page',
    listed: true,
    blocks: true,
  }),
  seoServices: page('SEO page', 'seo-services', { optional: 'page', listed: true, blocks: true }),
  portfolio: page('Portfolio page', 'our-portfolio', {
    optional: 'page',
    needed: 'the categories of the case studies',
    listed: true,
    blocks: true,
    groups: { list: 'categories', field: 'category' },
  }),
  clientsPage: page('Clients page', 'our-clients', {
    optional: 'page',
    listed: true,
    blocks: true,
  }),
  blog: page('Blog page', 'digital-marketing-blog', {
    optional: 'page',
    needed: 'the topics of the articles',
    listed: true,
    blocks: true,
    groups: { list: 'topics', field: 'topic', more: 'moreTopics' },
  }),
  contact: page('Contact page', 'contact-us', { listed: true, blocks: true }),
  howWeWork: page('How we work', 'how-we-work', { optional: 'page', listed: true, blocks: true }),
  privacyPolicy: page('Privacy policy', 'privacy-policy', { listed: true, blocks: true }),
  accessibility: page('Accessibility statement', 'accessibility-statement', {
    optional: 'page',
    listed: true,
    blocks: true,
  }),
  searchPage: page('Search', 'search', {
    optional: 'page',
    needed: 'the headings of the list of all pages',
    blocks: true,
  }),
  thankYou: page('Thank-you page', 'thank-you', { blocks: true }),
  notFound: { title: 'Page not found', file: 'pages/not-found.yaml', path: '/404', blocks: true },
  interface: {
    title: 'Header, footer and controls',
    file: 'pages/interface.yaml',
    optional: 'file',
  },
  languages: {
    title: 'Words of another language',
    file: 'languages/*.yaml',
    entries: entries('Words of other languages', 'name'),
  },
  // Every other file of content/pages. Last: the rows above are found first.
  pages: {
    title: 'Page',
    file: 'pages/*.yaml',
    path: '',
    blocks: true,
    entries: entries('Pages', 'name'),
  },
} as const satisfies Record<string, Kind>;

type Kinds = typeof kinds;
export type KindKey = keyof Kinds;

/** The keys of the kinds with certain values in the table. */
type KeysOf<Values> = { [Key in KindKey]: Kinds[Key] extends Values ? Key : never }[KindKey];

/** Kinds with a file for each entry. */
export type EntryKey = KeysOf<{ entries: object }>;
/** Pages with a banner that search engines should list. */
export type ListedPageKey = KeysOf<{ listed: true }>;
/** Pages that are lists of blocks, each with a file of its own in the table. */
export type BlockPageKey = Exclude<KeysOf<{ blocks: true }>, EntryKey>;
/** Pages with a list of groups of entries. */
export type GroupPageKey = KeysOf<{ groups: object }>;
/** Pages whose file may be missing. */
export type OptionalPageKey = Exclude<KeysOf<{ optional: 'page' }>, KeysOf<{ needed: string }>>;
/** Files that are no page and may be missing. */
export type OptionalFileKey = KeysOf<{ optional: 'file' }>;

export const allKinds = Object.entries(kinds).map(([key, kind]): Kind & { key: KindKey } => ({
  key: key as KindKey,
  ...kind,
}));

const isListed = (
  kind: Kind & { key: KindKey },
): kind is Kind & { key: ListedPageKey; path: string } => kind.listed === true;

/** Pages with a banner that search engines should list. */
export const listedPageKinds = allKinds.filter(isListed);

/** The kind whose entries or groups have a page in this folder: articles for /blogs. */
export const kindIn = (folder: string) =>
  allKinds.find(({ path, entries, groups }) => path === folder && (entries ?? groups));

/** Whether no page reads the file of a page that is left out: what is in it does not matter. */
export const isUnused = ({ optional, needed }: Kind, fields: unknown) =>
  optional === 'page' &&
  needed === undefined &&
  (fields as { published?: unknown } | null)?.published === false;

/** The folder of content of a kind: articles. */
export const folderOf = ({ file }: Kind) => file.split('/')[0] ?? '';
