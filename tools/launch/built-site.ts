import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const addressesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"/][^"#?]*|\/)[^"]*"/g)].map(([, path = '']) =>
    decodeURI(path.replaceAll('&amp;', '&')),
  );

/** What the service answers itself. */
const ofService = /^\/(backend|health)\b/;

/** Links of the built pages that lead to no page, file or redirect, each once with the pages it is on. */
function deadLinks(dist: string): Finding[] {
  const { redirects } = JSON.parse(read(join(dist, 'server.json')) || '{"redirects":[]}') as {
    redirects: { from: string }[];
  };
  const redirected = new Set(redirects.map(({ from }) => from));
  const isThere = (path: string) =>
    redirected.has(path) ||
    ofService.test(path) ||
    ['', '.html', 'index.html'].some(
      (end) => /\.\w+$/.test(path + end) && existsSync(join(dist, path + end)),
    );
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  const found = pages.flatMap((page) =>
    [...new Set(addressesIn(read(join(dist, page))))]
      .filter((path) => !isThere(path))
      .map((path) => ({ page, path })),
  );
  return [...Map.groupBy(found, ({ path }) => path)].map(([path, places]) => ({
    file: join(dist, places[0]?.page ?? ''),
    field: path,
    value: `is a broken link on ${places.length === 1 ? 'this page' : `${places.length} pages`}`,
    fix: 'Correct the address in the content, or add a line to redirects.yaml.',
  }));
}

/** What would keep the built pages out of search, or from being those of this site. */
export function builtSiteFaults(dist: string): Finding[] {
  const sitemap = join(dist, 'sitemap-0.xml');
  const listed = [...read(sitemap).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  if (listed.length === 0)
    return [
      {
        file: dist,
        field: 'site',
        value: 'is not built',
        fix: 'Run npm run build first. Links, robots and addresses are checked in the built pages.',
      },
    ];
  const faults = deadLinks(dist);
  const robots = join(dist, 'robots.txt');
  if (/^Disallow:\s*\/\s*$/im.test(read(robots)))
    faults.unshift({
      file: robots,
      field: 'Disallow',
      value: 'blocks all robots',
      fix: 'Remove the line, because search engines cannot read any page.',
    });
  const hidden = listed
    .map((url) => new URL(url).pathname)
    .map((path) => join(dist, path === '/' ? 'index.html' : `${path}.html`))
    .filter((file) => /<meta name="robots" content="[^"]*noindex/.test(read(file)));
  return [
    ...hidden.map((file) => ({
      file,
      field: 'robots',
      value: 'has noindex and is in the sitemap',
      fix: 'Allow indexing, or remove the page from the sitemap.',
    })),
    ...faults,
  ];
}

/** Trackers that are on and that the built privacy policy does not list. */
export function unlistedTrackers(dist: string, trackers: readonly { name: string }[]): Finding[] {
  const file = join(dist, 'privacy-policy.html');
  const page = read(file);
  const unlisted = trackers.filter(({ name }) => !page.includes(`<li>${name}: `));
  const fix = 'Run npm run build again.';
  return unlisted.map(({ name }) => ({ file, field: name, value: 'is on and not listed', fix }));
}
