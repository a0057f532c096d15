import { existsSync, globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Redirects, redirectOf } from '@agency/contract/redirects.ts';
import { blockPages, isWritten } from './block-pages.ts';
import { contentFolder } from './content-folder.ts';
import { fileOfEntry, kindsWithPages, slugsOf } from './entry-slugs.ts';
import { allKinds, folderOf, kinds } from './kinds.ts';
import { isAbsentPage } from './optional-pages.ts';
import { pageUrl } from './page-url.ts';
import { readRedirects } from './read-redirects.ts';
import { readYaml } from './read-yaml.ts';

/** The slugs of the people who wrote articles. */
function authors(): Set<unknown> {
  const articles = slugsOf(kinds.articles).map((slug) =>
    readYaml(fileOfEntry(kinds.articles, slug)),
  );
  return new Set(articles.map((fields) => (fields as { author?: unknown } | null)?.author));
}

/** The paths of all pages, from the routes and the content, before anything is built. */
function pagePaths(): Set<string> {
  const fixed = globSync('apps/site/src/pages/**/*.{astro,xml.ts}')
    .map((file) => file.slice('apps/site/src/pages'.length).replaceAll('\\', '/'))
    .map((file) => file.replace(/\.(astro|ts)$/, ''))
    .filter((path) => !path.includes('['))
    .concat('/sitemap-index.xml');
  const written = authors();
  const entries = kindsWithPages.flatMap((kind) =>
    slugsOf(kind)
      .filter((slug) => kind.key !== 'people' || written.has(slug))
      .map((slug) => `${kind.path}/${slug}`),
  );
  const groups = allKinds.flatMap(({ path = '', file, groups }) => {
    if (!groups || isAbsentPage(path)) return [];
    const page = readYaml(file) as Record<string, { slug?: unknown }[] | undefined> | undefined;
    return (page?.[groups.list] ?? []).map(({ slug }) => `${path}/${String(slug)}`);
  });
  const pages = blockPages().flatMap(({ name, path, alsoAt = [] }) =>
    isWritten(name) && path !== pageUrl('notFound') ? [path, alsoAt].flat() : [],
  );
  return new Set([...fixed, ...pages, ...entries, ...groups]);
}

/** What the build and the lead service put at the root of the site. */
export const reservedNames = ['_astro', 'admin', 'backend', 'health', 'pagefind'];

/** The folders of content with one folder for each entry, whose name is in its address. */
export const entryFolders = kindsWithPages.map(folderOf);

/** Whether a name can be in the address of a page. */
export const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** The home page has this name in pictures for sharing and in the sitemap's days. */
const homeNames = ['home'];

/** Why a custom page cannot have this path; undefined when it can. */
export function pathProblem(slug: string): string | undefined {
  if (!isSlug(slug)) return 'must be lower-case letters, digits and single hyphens';
  const routes = globSync('apps/site/src/pages/*').map((file) => parse(file).name);
  const known = allKinds.flatMap(({ path = '', alsoAt = '' }) => [path.slice(1), alsoAt.slice(1)]);
  const taken =
    [...routes, ...known, ...reservedNames, ...homeNames].includes(slug) ||
    existsSync(join(contentFolder, 'files', slug)) ||
    redirectOf(readRedirects(), `/${slug}`) !== undefined;
  return taken ? `"/${slug}" is the path of another page, file or redirect` : undefined;
}

/** Where a link of this site can lead. */
export type KnownPaths = { pages: Set<string>; redirects: Redirects };

export const knownPaths = (): KnownPaths => ({ pages: pagePaths(), redirects: readRedirects() });
