import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_PATH } from '../editor/editor-host.ts';
import { brandEditor, brandLocale, brandTrackers } from '../src/content/brand-values.ts';
import { headersFile, hostHeaders, htaccessFile, redirectsFile } from './host-files.ts';
import { headersOfSite } from './page-headers.ts';
import { siteRedirects } from './site-redirects.ts';

/** Writes server.json, which the lead service reads, and the same for static hosts in the files they read. */
export async function writeServerFile(folder: string, pages: readonly string[]): Promise<void> {
  const facts = {
    headers: await headersOfSite(folder, pages, {
      leadsHost: process.env.PUBLIC_LEADS_HOST ?? '',
      trackers: brandTrackers(),
    }),
    locale: brandLocale,
    redirects: [...siteRedirects(), ...(brandEditor ? [{ from: '/admin', to: EDITOR_PATH }] : [])],
  };
  const headers = hostHeaders(facts.headers);
  const files = {
    'server.json': JSON.stringify(facts, null, 1),
    _headers: headersFile(headers),
    _redirects: redirectsFile(facts.redirects),
    '.htaccess': htaccessFile(headers, facts.redirects),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
