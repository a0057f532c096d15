import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { agencyDay } from '@agency/content/agency-day.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { unpublishedEntries } from '@agency/content/publication.ts';
import { filesUnder } from './files-under.ts';

const sources = [contentFolder, 'apps/site', 'packages', 'package-lock.json'];

/** A hash of all files and settings that the site is built from, at this time. */
export function siteFingerprint(now: Date): string {
  const hash = createHash('sha256');
  hash.update(process.version).update(process.env.PUBLIC_LEADS_HOST ?? '');
  // The year in the footer and the end of security.txt: a site without changes is built again each month.
  hash.update(agencyDay(now).slice(0, 7));
  // On the publication day of an entry the same files give another site.
  for (const { file } of unpublishedEntries(contentFolder, now)) hash.update(`without ${file}`);
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
