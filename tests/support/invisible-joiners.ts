import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sitePages } from './html-page.ts';
import { listedRoutes } from './site-routes.ts';

const joiner = '\u2060';

type Node = { tagName?: string; value?: string; childNodes?: unknown[] };

const machineTags = /^(script|style|title|template)$/;

/** The text of an element that no visitor sees. */
const ownText = (element: Node) =>
  (element.childNodes as Node[] | undefined)?.map(({ value }) => value ?? '').join('') ?? '';

const filesForMachines = ['/feed.xml', '/llms.txt', '/site.webmanifest', '/sitemap-0.xml'];

/** The text of a file of the build; files of the search index are compressed. */
function readText(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Where the built site has a word joiner outside the visible text of a page: it belongs there only. */
export async function invisibleJoiners(site: string): Promise<string[]> {
  const found: string[] = [];
  for (const [path, { elements }] of await sitePages(site))
    for (const element of elements) {
      const { tagName, attrs } = element;
      // The text of a component that runs in the browser is in its attribute props, that of the plan in its link.
      for (const { name, value } of attrs)
        if (
          value.includes(joiner) &&
          !['astro-island props', 'a data-plan'].includes(`${tagName} ${name}`)
        )
          found.push(`${path}: ${name} of ${tagName}`);
      if (machineTags.test(tagName) && ownText(element as Node).includes(joiner))
        found.push(`${path}: ${tagName}`);
    }
  for (const path of filesForMachines)
    if ((await (await fetch(site + path)).text()).includes(joiner)) found.push(path);
  const dist = resolve(process.env.DIST_DIR ?? 'dist');
  // The folder keeps hashed files of earlier builds.
  const [hashed = []] = JSON.parse(readText(resolve(dist, '.hashed-files.json'))) as string[][];
  const index = hashed.filter((name) => /^pagefind\/(fragment|index)\//.test(name));
  // Otherwise the test proves nothing.
  if (index.length < listedRoutes.length / 2) found.push('the search index is incomplete');
  for (const name of ['server.json', ...index])
    if (readText(resolve(dist, name)).includes(joiner)) found.push(name);
  return found;
}
