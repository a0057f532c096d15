import type { SitemapEntry } from './sitemap.ts';
import { xmlText } from './xml-text.ts';

/** What one file may hold at most: https://www.sitemaps.org/protocol.html */
const limits = { addresses: 50_000, bytes: 50_000_000 };

function entryXml({ address, changed, pictures }: SitemapEntry): string {
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  const shown = pictures.map(
    (picture) => `<image:image><image:loc>${xmlText(picture)}</image:loc></image:image>`,
  );
  return `<url><loc>${xmlText(address)}</loc>${date}${shown.join('')}</url>`;
}

const heading = '<?xml version="1.0" encoding="UTF-8"?>';
const names = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const pictureNames = 'http://www.google.com/schemas/sitemap-image/1.1';

const listOf = (lines: readonly string[]) => `${heading}
<urlset xmlns="${names}" xmlns:image="${pictureNames}">
${lines.join('\n')}
</urlset>
`;

const indexOf = (files: readonly string[], site: string) => `${heading}
<sitemapindex xmlns="${names}">
${files.map((name) => `<sitemap><loc>${xmlText(`${site}/${name}`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** As many in each part as one file may hold. */
function inParts(lines: readonly string[], { addresses, bytes }: typeof limits): string[][] {
  const parts: string[][] = [];
  const empty = bytesOf(listOf([]));
  let room = 0;
  for (const line of lines) {
    const size = bytesOf(line) + 1;
    if (size > room || parts.at(-1)?.length === addresses) {
      parts.push([]);
      room = bytes - empty;
    }
    parts.at(-1)?.push(line);
    room -= size;
  }
  return parts;
}

/**
 * The files of the sitemap by their names, the pages in the order of their paths: one, or, of a site too
 * large for that, one that names the others.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  site: string,
  most = limits,
): ReadonlyMap<string, string> {
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const parts = inParts(sorted.map(entryXml), most);
  if (parts.length <= 1) return new Map([['sitemap.xml', listOf(parts[0] ?? [])]]);
  const files = parts.map((part, index) => [`sitemap-${index + 1}.xml`, listOf(part)] as const);
  const index = indexOf(
    files.map(([name]) => name),
    site,
  );
  return new Map([['sitemap.xml', index], ...files]);
}
