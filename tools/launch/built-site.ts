import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const linksIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"/#?][^"#?]*|\/)(?:[#?][^"]*)?"/g)].map(([, path = '']) =>
    decodeURI(path.replaceAll('&amp;', '&')),
  );

/** Paths of the lead service. */
const servicePaths = /^\/(backend|health)\b/;

/** Broken links of the built pages, each once with the number of its pages. */
function brokenLinks(dist: string): Finding[] {
  const { redirects } = JSON.parse(read(join(dist, 'server.json')) || '{"redirects":[]}') as {
    redirects: { from: string }[];
  };
  const redirected = new Set(redirects.map(({ from }) => from));
  const isThere = (path: string) =>
    redirected.has(path) ||
    servicePaths.test(path) ||
    ['', '.html', 'index.html'].some(
      (end) => /\.\w+$/.test(path + end) && existsSync(join(dist, path + end)),
    );
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  const found = pages.flatMap((page) =>
    [...new Set(linksIn(read(join(dist, page))))]
      .filter((path) => !isThere(path))
      .map((path) => ({ page, path })),
  );
  return [...Map.groupBy(found, ({ path }) => path)].map(([path, links]) => ({
    file: join(dist, links[0]?.page ?? ''),
    field: path,
    value: `is a broken link on ${links.length === 1 ? 'this page' : `${links.length} pages`}`,
    fix: 'Correct the link in the content, or add a line to redirects.yaml.',
  }));
}

/** Broken links, and what blocks search engines. */
export function builtSiteFindings(dist: string): Finding[] {
  const sitemap = join(dist, 'sitemap-0.xml');
  const listed = [...read(sitemap).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  if (listed.length === 0)
    return [
      {
        file: dist,
        field: 'site',
        value: 'is not built',
        fix: 'Run npm run build first. Links and robots are checked in the built pages.',
      },
    ];
  const findings = brokenLinks(dist);
  const robots = join(dist, 'robots.txt');
  if (/^Disallow:\s*\/\s*$/im.test(read(robots)))
    findings.unshift({
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
    ...findings,
  ];
}

/** Active trackers that are not in the built privacy policy. */
export function unlistedTrackers(dist: string, trackers: readonly { name: string }[]): Finding[] {
  const file = join(dist, 'privacy-policy.html');
  const page = read(file);
  const unlisted = trackers.filter(({ name }) => !page.includes(`<li>${name}: `));
  const fix = 'Run npm run build again.';
  return unlisted.map(({ name }) => ({ file, field: name, value: 'is on and not listed', fix }));
}
