import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agencyDay } from './agency-day.ts';
import { inContent } from './content-folder.ts';
import { fileOfEntry, kindsWithPages, slugsOf } from './entry-slugs.ts';
import type { ContentKind } from './kind-schemas.ts';
import { folderOf } from './kinds.ts';
import { readYaml, yamlOf } from './read-yaml.ts';
import { type Reference, referencesOf } from './references.ts';

/** Why an entry is not published: it is a draft, or its publication day has not come. */
export type Unpublished = { draft: true } | { from: string };

/** As 2026-12-01; empty for an invalid date, which the schema reports. */
function dayOf(value: unknown): string {
  const date = new Date(value instanceof Date ? value : String(value));
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
}

/** Whether this is a test site, which shows what is not published yet. */
export const isStaging = () => process.env.STAGING?.trim().toLowerCase() === 'true';

/** @param fields the fields of an entry, as in its file @returns null when the site shows it */
export function whyUnpublished(fields: Record<string, unknown>, now: Date): Unpublished | null {
  if (isStaging()) return null;
  if (fields.draft === true || fields.published === false) return { draft: true };
  const from = fields.published === undefined ? '' : dayOf(fields.published);
  return from > agencyDay(now) ? { from } : null;
}

export type UnpublishedEntry = { file: string; path: string; why: Unpublished };

/** All unpublished entries of a content folder, those without a day last. */
export function unpublishedEntries(content: string, now: Date): UnpublishedEntry[] {
  const found = kindsWithPages.flatMap((kind) =>
    slugsOf(kind, content).flatMap((slug) => {
      const name = fileOfEntry(kind, slug);
      const front = yamlOf(readFileSync(join(content, name), 'utf8'), name);
      // Most entries have neither field, and parsing all of them takes a second.
      if (!/^(draft|published):/m.test(front)) return [];
      const fields = (readYaml(name, content) ?? {}) as Record<string, unknown>;
      const why = whyUnpublished(fields, now);
      return why ? [{ file: inContent(name), path: `${kind.path}/${slug}`, why }] : [];
    }),
  );
  const dayIn = ({ why }: UnpublishedEntry) => ('from' in why ? why.from : '9');
  return found.sort((one, other) => dayIn(one).localeCompare(dayIn(other)));
}

/** For the message to an editor: "is a draft", "is shown from 2026-12-01 on". */
export const reasonOf = (why: Unpublished) =>
  'from' in why ? `is shown from ${why.from} on` : 'is a draft';

/** The fields of a published file that name unpublished entries: a page would show what has no page. */
export function namesOfUnpublished(
  kind: ContentKind,
  fields: unknown,
  entries: readonly UnpublishedEntry[],
): { path: Reference['path']; message: string }[] {
  if (entries.length === 0) return [];
  return referencesOf(kind, fields).flatMap(({ path, folder, slug, leftOut }) => {
    const named = kindsWithPages.find((one) => folderOf(one) === folder);
    const file = named && inContent(fileOfEntry(named, slug));
    const entry = entries.find((one) => one.file === file);
    if (!entry || leftOut) return [];
    return [
      {
        path,
        message: `names "${slug}", which ${reasonOf(entry.why)}: its page is not there. Name another until then, or leave it out.`,
      },
    ];
  });
}

/** The links of a published file to unpublished pages, as messages. */
export function linksToUnpublished(source: string, entries: readonly UnpublishedEntry[]): string[] {
  return entries
    .filter(({ path }) => new RegExp(`[("'\\s]${path}(?![\\w/-])`).test(source))
    .map(
      ({ path, why }) =>
        `links to ${path}, which ${reasonOf(why)}: a visitor would find nothing there. Remove the link until then.`,
    );
}
