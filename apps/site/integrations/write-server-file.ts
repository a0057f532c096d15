import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyFacts, brandEditor, brandTrackers } from '@agency/content/brand-values.ts';
import { readYaml } from '@agency/content/read-yaml.ts';
import { automaticReply } from '@agency/content/schemas/automatic-reply.ts';
import { interfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { repliesByLanguage, siteLanguages } from '@agency/content/site-languages.ts';
import { siteRedirects } from '@agency/content/site-redirects.ts';
import { EDITOR_PATH } from '../editor/editor-host.ts';
import { headersFile, hostHeaders, htaccessFile, redirectsFile } from './host-files.ts';
import { headersOfSite } from './page-headers.ts';

/** The words of the automatic reply; null when the content has none. */
function agencyReply() {
  const words = readYaml('automatic-reply.yaml');
  return words ? automaticReply.parse(words) : null;
}

/** Writes server.json for the lead service, and the same headers and redirects in the files of static hosts. */
export async function writeServerFile(folder: string, pages: readonly string[]): Promise<void> {
  const serverFile = {
    headers: await headersOfSite(folder, pages, {
      leadsHost: process.env.PUBLIC_LEADS_HOST ?? '',
      trackers: brandTrackers(),
    }),
    locale: { ...agencyFacts(), autoReply: agencyReply(), replies: repliesByLanguage() },
    languages: siteLanguages(),
    forms: interfaceCopy.parse(readYaml('pages/interface.yaml') ?? {}).form.fields,
    redirects: [
      ...siteRedirects(),
      ...(brandEditor() ? [{ from: '/admin', to: EDITOR_PATH }] : []),
    ],
  };
  const headers = hostHeaders(serverFile.headers);
  const files = {
    'server.json': JSON.stringify(serverFile, null, 1),
    _headers: headersFile(headers),
    _redirects: redirectsFile(serverFile.redirects),
    '.htaccess': htaccessFile(headers, serverFile.redirects),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
