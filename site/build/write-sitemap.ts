import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { ownContent } from '../schemas/own-content.ts';
import { readPageDates } from '../schemas/page-dates.ts';
import { articleFacts } from './article-facts.ts';
import { isListed, pathOf } from './built-page.ts';
import { xmlText } from './xml-text.ts';

const reader = unified().use(rehypeParse);

/** What a sitemap may name for one page. */
const mostPictures = 1000;

/** The pictures that a page shows by itself, in full addresses; its preview first. */
export function picturesOf(html: string, site: string): string[] {
  const page = reader.parse(html);
  const preview = select('meta[property="og:image"]', page)?.properties.content;
  const hidden = new Set(selectAll('main [aria-hidden="true"] img', page));
  const shown = selectAll('main img[alt]:not([alt=""])', page).filter((one) => !hidden.has(one));
  const addresses = [preview, ...shown.map(({ properties }) => properties.src)]
    .filter((address) => typeof address === 'string' && address !== '')
    .map((address) => new URL(String(address), site).href);
  return [...new Set(addresses)].slice(0, mostPictures);
}

type Entry = { address: string; changed: string | undefined; pictures: readonly string[] };

function entryXml({ address, changed, pictures }: Entry): string {
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  const shown = pictures.map(
    (picture) => `<image:image><image:loc>${xmlText(picture)}</image:loc></image:image>`,
  );
  return `<url><loc>${xmlText(address)}</loc>${date}${shown.join('')}</url>`;
}

/**
 * Writes sitemap.xml: every page that search engines should list, by its canonical address, with the day
 * on which its own content last changed and with its pictures. A page that changed since `npm run dates`
 * has the day that it tells its readers, or none: no date is better than a wrong one.
 */
export async function writeSitemap(
  folder: string,
  site: string,
  pages: readonly string[],
): Promise<void> {
  const digests = ownContent();
  const dates = readPageDates();
  const entries: [string, string][] = [];
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const path = pathOf(folder, page);
    if (!isListed(html, path)) continue;
    const noted = dates[path]?.digest === digests.get(path) ? dates[path]?.date : undefined;
    const changed = noted ?? articleFacts(html)?.updated.toISOString().slice(0, 10);
    const entry = { address: site + path, changed, pictures: picturesOf(html, site) };
    entries.push([path, entryXml(entry)]);
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map(([, entry]) => entry).join('\n')}
</urlset>
`;
  await writeFile(join(folder, 'sitemap.xml'), xml);
}
