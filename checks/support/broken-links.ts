import { attributeOf } from '../../server/http/html-tree.ts';
import { fetchPage, type HtmlPage } from './html-page.ts';

export type BrokenLink = {
  /** The address that leads nowhere: a path, or a path with its fragment. */
  address: string;
  /** A page that mentions it. */
  on: string;
  why: string;
};

export type Crawl = { broken: BrokenLink[]; visited: Set<string> };

/** Every address of this site that a page mentions, absolute, with its fragment. */
function addressesOf(page: HtmlPage, site: string, at: string): string[] {
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

const holds = (page: HtmlPage, fragment: string) =>
  page.elements.some((element) => attributeOf(element, 'id') === decodeURIComponent(fragment));

/** Follows every link, picture and fragment of the site from its home page on. */
export async function crawlSite(site: string): Promise<Crawl> {
  const pages = new Map<string, HtmlPage>();
  const visited = new Set<string>();
  const broken: BrokenLink[] = [];
  const queue = ['/'];
  const mentions = new Map<string, string>();

  while (queue.length > 0) {
    const path = queue.shift() as string;
    if (visited.has(path)) continue;
    visited.add(path);
    const response = await fetch(site + path);
    const on = mentions.get(path) ?? '/';
    if (!response.ok) broken.push({ address: path, on, why: `answers ${response.status}` });
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    const page = await fetchPage(response.url);
    pages.set(path, page);
    for (const address of addressesOf(page, site, path)) {
      const { pathname, hash } = new URL(address);
      if (!mentions.has(pathname)) mentions.set(pathname, path);
      queue.push(pathname);
      if (hash) mentions.set(pathname + hash, path);
    }
  }
  for (const [address, on] of mentions) {
    const [path = '', fragment] = address.split('#');
    const page = pages.get(path);
    if (fragment && page && !holds(page, fragment))
      broken.push({ address, on, why: 'has no such part' });
  }
  return { broken, visited };
}
