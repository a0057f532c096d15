import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { ownContent } from '../schemas/own-content.ts';
import { readPageDates } from '../schemas/page-dates.ts';
import { articleFacts } from './article-facts.ts';
import { isListed } from './built-page.ts';

/** What a sitemap may name for one page. */
const mostPictures = 1000;

/** The pictures that a page shows by itself, in full addresses; its preview first. */
function picturesOf(page: Root, site: string): string[] {
  const preview = select('meta[property="og:image"]', page)?.properties.content;
  const hidden = new Set(selectAll('main [aria-hidden="true"] img', page));
  const shown = selectAll('main img[alt]:not([alt=""])', page).filter((one) => !hidden.has(one));
  const addresses = [preview, ...shown.map(({ properties }) => properties.src)]
    .filter((address) => typeof address === 'string' && address !== '')
    .map((address) => new URL(String(address), site).href);
  return [...new Set(addresses)].slice(0, mostPictures);
}

export type SitemapEntry = {
  path: string;
  address: string;
  changed: string | undefined;
  pictures: readonly string[];
};

/**
 * What sitemap.xml says of a page that search engines should list: its canonical address, the day on which
 * its own content last changed, its pictures. A page that changed since the day was noted has the day that it
 * tells its readers, or none: no date is better than a wrong one.
 * @returns what reads each page in turn, undefined for second addresses of one
 */
export function sitemapEntries(site: string) {
  const digests = ownContent();
  const dates = readPageDates();
  return (path: string, html: string, page: Root): SitemapEntry | undefined => {
    if (!isListed(html, path)) return undefined;
    const noted = dates[path]?.digest === digests.get(path) ? dates[path]?.date : undefined;
    const changed = noted ?? articleFacts(html)?.updated.toISOString().slice(0, 10);
    return { path, address: site + path, changed, pictures: picturesOf(page, site) };
  };
}
