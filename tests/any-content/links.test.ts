import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import { contentFolder } from '../../apps/site/src/content/content-folder.ts';
import { type HtmlPage, sitePages } from '../support/html-page.ts';
import { entriesOf, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');
let pages: Map<string, HtmlPage>;
beforeAll(async () => {
  pages = await sitePages(site);
});

const isHere = (address: string | null) =>
  address !== null && /^[/#?]/.test(address) && !/^\/\//.test(address);

/** Short addresses of the specification. */
const redirected = ['/contact', '/services'];

/** Every address of this site that a page links, shows or loads, each with a page that does. */
function mentioned(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, { elements }] of pages)
    for (const element of elements) {
      const files = (attributeOf(element, 'srcset') ?? '')
        .split(',')
        .map((part) => part.trim().split(' ')[0] ?? '');
      for (const address of [attributeOf(element, 'href'), attributeOf(element, 'src'), ...files])
        if (address && isHere(address)) {
          const { pathname, hash } = new URL(address, site + path);
          found.set(pathname + hash, path);
        }
    }
  return found;
}

it('no link, picture or fragment leads nowhere, and no link through a redirect but those to /contact and /services', async () => {
  const broken: string[] = [];
  const asked = new Map<string, number>();
  for (const [address, on] of mentioned()) {
    const [path = '', fragment] = address.split('#');
    if (!asked.has(path))
      asked.set(path, (await fetch(site + path, { method: 'HEAD', redirect: 'manual' })).status);
    const good = redirected.includes(path) ? [200, 301, 308] : [200];
    if (path !== on && !good.includes(asked.get(path) ?? 0))
      broken.push(`${path} on ${on}: ${asked.get(path)}`);
    const target = pages.get(path);
    const ids = target?.elements.map((element) => attributeOf(element, 'id'));
    if (fragment && ids && !ids.includes(decodeURIComponent(fragment)))
      broken.push(`${address} on ${on}: no such part`);
  }
  expect(broken).toEqual([]);
});

describe('from texts and cards of other pages, not from header or footer', () => {
  const inlinks = (route: string) => linking.get(route)?.size ?? 0;
  /** For each address the other pages whose main part links it. */
  const linking = new Map<string, Set<string>>();
  beforeAll(() => {
    for (const path of listedRoutes)
      for (const main of pages.get(path)?.all('main') ?? [])
        for (const link of elementsUnder(main)) {
          const target = attributeOf(link, 'href')?.replace(/[?#].*$/, '') ?? '';
          if (link.tagName !== 'a' || target === path) continue;
          linking.set(target, (linking.get(target) ?? new Set()).add(path));
        }
  });

  it.each(['/blogs', '/portfolio', '/portfolio/photography'])(
    'two lead to each entry under %s: its list and its group',
    (folder) => {
      expect(entriesOf(folder).filter((route) => inlinks(route) < 2)).toEqual([]);
    },
  );

  it('one at least leads to each page but the home page, the accessibility statement and custom pages', () => {
    const others = listedRoutes.filter(
      (route) =>
        !['/', '/accessibility-statement'].includes(route) &&
        !existsSync(join(contentFolder, 'pages', route, 'page.mdx')),
    );
    expect(others.filter((route) => inlinks(route) === 0)).toEqual([]);
  });
});
