import { expect, inject, it } from 'vitest';
import { attributeOf } from '../../server/http/html-tree.ts';
import { fetchPage, type HtmlPage } from '../support/html-page.ts';
import { listedRoutes } from '../support/site-routes.ts';

const site = inject('site');

/** Every address of this site that a page mentions, absolute, with its fragment. */
function addressesOf(page: HtmlPage, at: string): string[] {
  const found = page.elements.flatMap((element) => [
    attributeOf(element, 'href'),
    attributeOf(element, 'src'),
    ...(attributeOf(element, 'srcset') ?? '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? null),
  ]);
  return found
    .filter((address): address is string => Boolean(address))
    .map((address) => new URL(address, site + at))
    .filter((url) => url.origin === site)
    .map((url) => url.href);
}

it('finds no broken link, picture or fragment on any page, and reaches every page of the sitemap', async () => {
  const pages = new Map<string, HtmlPage>();
  const visited = new Set<string>();
  const broken: string[] = [];
  const queue = ['/'];
  const mentions = new Map<string, string>();

  while (queue.length > 0) {
    const path = queue.shift() as string;
    if (visited.has(path)) continue;
    visited.add(path);
    const response = await fetch(site + path);
    if (!response.ok) {
      broken.push(`${path} (${response.status}), mentioned on ${mentions.get(path)}`);
      continue;
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    const page = await fetchPage(response.url);
    pages.set(path, page);
    for (const address of addressesOf(page, path)) {
      const { pathname, hash } = new URL(address);
      if (!mentions.has(pathname)) mentions.set(pathname, path);
      queue.push(pathname);
      if (hash) mentions.set(pathname + hash, path);
    }
  }
  for (const [address, on] of mentions) {
    const [path = '', fragment] = address.split('#');
    const page = pages.get(path);
    if (
      fragment &&
      page &&
      !page.elements.some((element) => attributeOf(element, 'id') === decodeURIComponent(fragment))
    )
      broken.push(`${address}, mentioned on ${on}`);
  }
  expect(broken).toEqual([]);
  expect(listedRoutes.filter((route) => !visited.has(route))).toEqual([]);
});
