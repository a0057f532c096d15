import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../../apps/site/src/content/content-folder.ts';

/** The built pages that the tests look at. */
const dist = resolve(process.env.DIST_DIR ?? 'dist');

const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');

/** Every page that is listed for search engines. */
export const listedRoutes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** The day on which a page changed last, as the sitemap says. */
export const lastModified = (route: string) =>
  sitemap
    .split('</url>')
    .find((entry) => entry.includes(`${siteUrl}${route}</loc>`))
    ?.match(/<lastmod>([^<T]+)/)?.[1];

const siteUrl = new URL(/<loc>([^<]+)</.exec(sitemap)?.[1] ?? '').origin;

/** An address that no content has. */
const unknownRoute = '/no-such-page';

const routeOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Pages that are listed nowhere: the second address of the home page, the thanks. The editor has its own test. */
const unlistedRoutes = globSync('**/*.html', { cwd: dist, exclude: ['404.html', 'admin'] })
  .filter((file) => !existsSync(join(contentFolder, 'files', file)))
  .map(routeOf)
  .filter((route) => !listedRoutes.includes(route))
  .sort();

/** All pages that a visitor can open. */
export const routes = [...listedRoutes, ...unlistedRoutes];

/** These, and what an unknown address shows. */
export const everyPage = [...routes, unknownRoute];

/** The file of a page, as it was built. */
const fileOf = (route: string) =>
  join(dist, route === '/' ? 'index.html' : route === unknownRoute ? '404.html' : `${route}.html`);

export const builtPage = (route: string) => readFileSync(fileOf(route), 'utf8');

/** The entries of one kind: `entriesOf('/blogs')` are the articles. */
export const entriesOf = (folder: string) =>
  listedRoutes.filter((route) => route.slice(0, route.lastIndexOf('/')) === folder);

/** What a page is drawn with: the names of the styles that its parts use. */
const stylesOf = (route: string) =>
  new Set(
    [...builtPage(route).matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  );

/** As few of the pages as show every part that any of them shows, the richest first. */
function enoughToShowAll(pages: readonly string[]): string[] {
  const left = new Map(pages.map((route) => [route, stylesOf(route)]));
  const chosen: string[] = [];
  for (;;) {
    const [richest] = [...left].sort(([, one], [, other]) => other.size - one.size);
    if (!richest || richest[1].size === 0) return chosen;
    const [route, shown] = richest;
    chosen.push(route);
    left.delete(route);
    for (const styles of left.values()) for (const name of shown) styles.delete(name);
  }
}

/** A second address of a page shows nothing that the first does not. */
const isItsOwn = (route: string) =>
  route === unknownRoute || builtPage(route).includes(`rel="canonical" href="${siteUrl}${route}"`);

/** Pages that are entries of one kind are in one folder. */
const kinds = Object.values(
  Object.groupBy(
    everyPage.filter(isItsOwn),
    (route) => route.slice(0, route.lastIndexOf('/')) || route,
  ),
).map((pages = []) => pages);

/** One page of each kind: the first entry of a folder, and all pages that are alone. */
export const onePerKind = kinds.map(([first = '']) => first);

/**
 * Enough pages to show every part of the site: what holds for a part is proven here, what can differ
 * from page to page on every route.
 */
export const templates = kinds.flatMap(enoughToShowAll);

/** The first page of the site that has what the selector of a tag, a class or an attribute names. */
export const pagesWith = (mark: string) =>
  everyPage.filter((route) => builtPage(route).includes(mark));
