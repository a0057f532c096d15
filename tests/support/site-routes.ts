import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';

/** The built pages that the tests look at. */
const dist = resolve(process.env.DIST_DIR ?? 'dist');

const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');

/** Every page in the sitemap. */
export const listedRoutes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

/** The day of a page's last change, from the sitemap. */
export const lastModified = (route: string) =>
  sitemap
    .split('</url>')
    .find((entry) => entry.includes(`${siteUrl}${route}</loc>`))
    ?.match(/<lastmod>([^<T]+)/)?.[1];

const siteUrl = new URL(/<loc>([^<]+)</.exec(sitemap)?.[1] ?? '').origin;

/** A path that no content has. */
const unknownRoute = '/no-such-page';

const routeOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Pages outside the sitemap: the second URL of the home page, the thank-you page. The editor has its own test. */
const unlistedRoutes = globSync('**/*.html', { cwd: dist, exclude: ['404.html', 'admin'] })
  .filter((file) => !existsSync(join(contentFolder, 'files', file)))
  .map(routeOf)
  .filter((route) => !listedRoutes.includes(route))
  .sort();

/** All pages that a visitor can open. */
export const routes = [...listedRoutes, ...unlistedRoutes];

/** These, and the not-found page. */
export const everyPage = [...routes, unknownRoute];

/** The built file of a page. */
const fileOf = (route: string) =>
  join(dist, route === '/' ? 'index.html' : route === unknownRoute ? '404.html' : `${route}.html`);

export const builtPage = (route: string) => readFileSync(fileOf(route), 'utf8');

/** The entries of one kind: `entriesOf('/blogs')` are the articles. */
export const entriesOf = (folder: string) =>
  listedRoutes.filter((route) => route.slice(0, route.lastIndexOf('/')) === folder);

/** All CSS classes of a page. */
const classesOf = (route: string) =>
  new Set(
    [...builtPage(route).matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  );

/** The fewest pages that together have all CSS classes of these pages, the page with most classes first. */
function fewestWithAllClasses(pages: readonly string[]): string[] {
  const left = new Map(pages.map((route) => [route, classesOf(route)]));
  const chosen: string[] = [];
  for (;;) {
    const [next] = [...left].sort(([, a], [, b]) => b.size - a.size);
    if (!next || next[1].size === 0) return chosen;
    const [route, covered] = next;
    chosen.push(route);
    left.delete(route);
    for (const classes of left.values()) for (const name of covered) classes.delete(name);
  }
}

/** Another URL of a page shows the same content. */
const isCanonical = (route: string) =>
  route === unknownRoute || builtPage(route).includes(`rel="canonical" href="${siteUrl}${route}"`);

/** Pages that are entries of one kind are in one folder. */
const kinds = Object.values(
  Object.groupBy(
    everyPage.filter(isCanonical),
    (route) => route.slice(0, route.lastIndexOf('/')) || route,
  ),
).map((pages = []) => pages);

/** One page of each kind: the first entry of each folder, and every page outside such a folder. */
export const onePerKind = kinds.map(([first = '']) => first);

/** Pages that together use every CSS class of the site: enough for tests of components. Other tests open every page. */
export const templates = kinds.flatMap(fewestWithAllClasses);

/**
 * `npm run test:all` sets EVERY_PAGE: tests that depend on components then open every page too. With `true` also at
 * every width and density; with `words`, for another content with the same components, only where words count.
 */
export const opensEveryPage = process.env.EVERY_PAGE !== undefined;
export const opensEveryWidth = process.env.EVERY_PAGE === 'true';

/** The pages for tests that depend on components. */
export const componentPages = opensEveryPage ? everyPage : templates;

/** The pages for tests that draw every frame, which takes most of the processor's time. */
export const drawnPages = opensEveryWidth ? templates : onePerKind;

/** The home page, an article and a case. */
const mainPages = ['/', entriesOf('/blogs')[0], entriesOf('/portfolio')[0]].filter(
  (route) => route !== undefined,
);

/** The pages for tests that load everything anew or wait on each page. */
export const slowlyTestedPages = opensEveryWidth ? templates : mainPages;

/** The pages whose HTML contains this text. */
export const pagesWith = (text: string) =>
  everyPage.filter((route) => builtPage(route).includes(text));
