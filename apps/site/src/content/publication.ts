import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { inContent } from './content-folder.ts';
import { entryFiles } from './entry-files.ts';
import { yamlOf } from './read-yaml.ts';

/** What keeps an entry out of the site: that it is a draft, or the first day on which it is shown. */
export type Unpublished = { draft: true } | { from: string };

/** As 2026-12-01. What has no such day is for the schema to refuse. */
function dayOf(value: unknown): string {
  const date = new Date(value instanceof Date ? value : String(value));
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
}

/** Today in the time zone of this machine. */
const today = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** @param fields the fields of an entry, as they are written @returns null when it is shown */
export function whyUnpublished(fields: Record<string, unknown>, now: Date): Unpublished | null {
  if (fields.draft === true || fields.published === false) return { draft: true };
  const from = fields.published === undefined ? '' : dayOf(fields.published);
  return from > today(now) ? { from } : null;
}

export type UnpublishedEntry = { file: string; path: string; why: Unpublished };

/** All entries of a content folder that the site does not show today, those without a day last. */
export function unpublishedEntries(content: string, now: Date): UnpublishedEntry[] {
  const found = Object.entries(entryFiles).flatMap(([folder, pattern]) =>
    globSync(pattern, { cwd: content })
      .sort()
      .flatMap((name) => {
        const front = yamlOf(readFileSync(join(content, name), 'utf8'), name);
        // Most entries say neither, and reading them all takes a second.
        if (!/^(draft|published):/m.test(front)) return [];
        const fields: unknown = parse(front);
        const why = whyUnpublished((fields ?? {}) as Record<string, unknown>, now);
        const path = `${folder}/${basename(dirname(name))}`;
        return why ? [{ file: inContent(name), path, why }] : [];
      }),
  );
  const dayIn = ({ why }: UnpublishedEntry) => ('from' in why ? why.from : '9');
  return found.sort((one, other) => dayIn(one).localeCompare(dayIn(other)));
}

/** For the message to an editor: "is a draft", "is shown from 2026-12-01 on". */
export const reasonOf = (why: Unpublished) =>
  'from' in why ? `is shown from ${why.from} on` : 'is a draft';

/** What is wrong with a file that is shown and leads to pages that are not. */
export function linksToUnpublished(source: string, entries: readonly UnpublishedEntry[]): string[] {
  return entries
    .filter(({ path }) => new RegExp(`[("'\\s]${path}(?![\\w/-])`).test(source))
    .map(
      ({ path, why }) =>
        `links to ${path}, which ${reasonOf(why)}: a visitor would find nothing there. Take the link out until then.`,
    );
}
