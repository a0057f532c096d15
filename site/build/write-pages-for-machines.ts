import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { pathOf, twinOfPage } from './built-page.ts';
import { twinOf } from './page-twin.ts';
import { type SitemapEntry, sitemapEntries } from './sitemap.ts';
import { sitemapFiles } from './sitemap-files.ts';

const reader = unified().use(rehypeParse);

/**
 * Writes what machines read instead of pages: the Markdown twin that each page names in its head, and
 * sitemap.xml. Each page is read once for both. @param pages the files of all pages
 */
export async function writePagesForMachines(
  folder: string,
  site: string,
  pages: readonly string[],
): Promise<void> {
  const entryOf = sitemapEntries(site);
  const entries: SitemapEntry[] = [];
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const twin = twinOfPage(html);
    if (!twin) continue;
    const path = pathOf(folder, page);
    const tree = reader.parse(html);
    const entry = entryOf(path, html, tree);
    if (entry) entries.push(entry);
    await writeFile(join(folder, twin), await twinOf(tree, site + path));
  }
  for (const [name, xml] of sitemapFiles(entries, site)) await writeFile(join(folder, name), xml);
}
