import { fetchPage, type HtmlPage } from './html-page.ts';

/** Pages that no sitemap lists, because no search engine should. */
const unlisted = ['/search', '/thank-you', '/no-such-page'];

/** The paths of all pages of the served site: those of its sitemap, and those that it leaves out. */
export async function sitePaths(site: string): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
  if (listed.length === 0) throw new Error(`${site}/sitemap.xml lists no page`);
  return [...listed.map(({ pathname }) => pathname), ...unlisted];
}

/** All pages as their HTML says, by their paths. */
export async function sitePages(site: string): Promise<Map<string, HtmlPage>> {
  const pages = new Map<string, HtmlPage>();
  for (const path of await sitePaths(site)) pages.set(path, await fetchPage(site + path));
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
