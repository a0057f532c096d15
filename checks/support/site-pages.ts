import { fetchPage, type HtmlPage } from './html-page.ts';

/** Pages that no sitemap lists, because no search engine should. */
const unlisted = ['/search', '/thank-you', '/no-such-page'];

/** The paths of all pages of the served site: those of its sitemap, and those that it leaves out. */
export async function sitePaths(site: string): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap-0.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  if (listed.length === 0) throw new Error(`${site}/sitemap-0.xml lists no page`);
  return [...listed.map(({ pathname }) => pathname), ...unlisted];
}

const read = new Map<string, Promise<Map<string, HtmlPage>>>();

async function readPages(site: string): Promise<Map<string, HtmlPage>> {
  const pages = new Map<string, HtmlPage>();
  for (const path of await sitePaths(site)) pages.set(path, await fetchPage(site + path));
  return pages;
}

/** All pages as their HTML says, by their paths: read once for all files of a worker. */
export function sitePages(site: string): Promise<Map<string, HtmlPage>> {
  const pages = read.get(site) ?? readPages(site);
  read.set(site, pages);
  return pages;
}

/** One page of each kind: the first of each folder with the same last step, and all that stand alone. */
export function onePerFolder(paths: readonly string[]): string[] {
  const folders = new Map<string, string>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder === '' ? path : folder, folders.get(folder) ?? path);
  }
  return [...folders.values()];
}
