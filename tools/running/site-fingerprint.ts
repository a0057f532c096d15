import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { agencyDay } from '@agency/content/agency-day.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { unpublishedEntries } from '@agency/content/publication.ts';
import { filesUnder } from './files-under.ts';

const sources = [contentFolder, 'apps/site', 'packages', 'package-lock.json'];

/** Hashes of all files and settings that the site is built from, and of what the day of `now` shows of them. */
export function siteFingerprint(now: Date): string {
  const files = createHash('sha256');
  files.update(process.version).update(process.env.PUBLIC_LEADS_HOST ?? '');
  for (const file of sources.flatMap(filesUnder)) files.update(file).update(readFileSync(file));
  // The year in the footer and the end of security.txt: a site without changes is built again each month.
  const day = createHash('sha256').update(agencyDay(now).slice(0, 7));
  // On the publication day of an entry the same files give another site.
  for (const { file } of unpublishedEntries(contentFolder, now)) day.update(`without ${file}`);
  return `${files.digest('hex')} ${day.digest('hex')}`;
}
