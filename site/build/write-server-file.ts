import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandLocale, brandPixel } from '../content/brand-values.ts';
import { headersOfSite } from './page-headers.ts';
import { siteRedirects } from './site-redirects.ts';

/** Writes server.json: what the lead service has to know of the built site. */
export async function writeServerFile(folder: string, pages: readonly string[]): Promise<void> {
  const facts = {
    headers: await headersOfSite(folder, pages, {
      leadsHost: process.env.PUBLIC_LEADS_HOST ?? '',
      hasPixel: brandPixel !== '',
    }),
    locale: brandLocale,
    redirects: siteRedirects(),
  };
  await writeFile(join(folder, 'server.json'), JSON.stringify(facts, null, 1));
}
