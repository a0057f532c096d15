import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@agency/content/content-folder.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { attributeOf, elementsUnder } from '../../apps/leads/http/html-tree.ts';
import { siteLanguage } from '../../apps/site/src/languages.ts';
import { type HtmlPage, sitePages } from '../support/html-page.ts';
import { entriesOf, listedRoutes } from '../support/site-routes.ts';

const site = inject('site');
let pages: Map<string, HtmlPage>;
beforeAll(async () => {
  pages = await sitePages(site);
});

const isInternal = (url: string | null) => url !== null && /^[/#?]/.test(url) && !/^\/\//.test(url);

/** Short URLs of the specification. */
const redirected = ['/contact', '/services'];

/** Every URL of this site that a page links, shows or loads, each with one such page. */
function internalUrls(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, { elements }] of pages)
    for (const element of elements) {
      const files = (attributeOf(element, 'srcset') ?? '')
        .split(',')
        .map((part) => part.trim().split(' ')[0] ?? '');
      for (const url of [attributeOf(element, 'href'), attributeOf(element, 'src'), ...files])
        if (url && isInternal(url)) {
          const { pathname, hash } = new URL(url, site + path);
          found.set(pathname + hash, path);
        }
    }
  return found;
}

it('no link, picture or fragment is broken, and only links to /contact and /services go through a redirect', async () => {
  const broken: string[] = [];
  const statuses = new Map<string, number>();
  for (const [url, on] of internalUrls()) {
    const [path = '', fragment] = url.split('#');
    if (!statuses.has(path))
      statuses.set(path, (await fetch(site + path, { method: 'HEAD', redirect: 'manual' })).status);
    const good = redirected.includes(path) ? [200, 301, 308] : [200];
    if (path !== on && !good.includes(statuses.get(path) ?? 0))
      broken.push(`${path} on ${on}: ${statuses.get(path)}`);
    const target = pages.get(path);
    const ids = target?.elements.map((element) => attributeOf(element, 'id'));
    if (fragment && ids && !ids.includes(decodeURIComponent(fragment)))
      broken.push(`${url} on ${on}: no such part`);
  }
  expect(broken).toEqual([]);
});

describe('links from texts and cards of other pages, not from header or footer', () => {
  const inlinks = (route: string) => linking.get(route)?.size ?? 0;
  /** For each URL the other pages whose main part links to it. */
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
    'two pages link to each entry under %s: its list and its group',
    (folder) => {
      expect(entriesOf(folder).filter((route) => inlinks(route) < 2)).toEqual([]);
    },
  );

  it('at least one page links to each page except the home page, the accessibility statement, custom pages and those in other languages', () => {
    const others = listedRoutes.filter(
      (route) =>
        !['/', '/accessibility-statement'].includes(route) &&
        pages.get(route)?.attribute('html', {}, 'lang') === siteLanguage &&
        !existsSync(join(contentFolder, 'pages', route, 'page.mdx')),
    );
    const alone = others.filter((route) => inlinks(route) === 0);
    expect(alone, 'Link to it from a text or a block of another page').toEqual([]);
  });
});
