import { execFileSync } from 'node:child_process';
import { basename, dirname, matchesGlob } from 'node:path/posix';
import { agencyMidnight } from '@agency/content/agency-day.ts';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import { allKinds, type Kind, type KindKey, kindIn, kinds } from '@agency/content/kinds.ts';
import { whyUnpublished } from '@agency/content/publication.ts';
import { readYaml } from '@agency/content/read-yaml.ts';

/** The content file of a page. Pages that only list others have none. */
function fileOfPage(path: string): string {
  const page = allKinds.find((kind) => kind.path === path && !kind.entries);
  if (page) return page.file;
  const kind = kindIn(dirname(path));
  if (kind?.entries) return fileOfEntry(kind, basename(path));
  const isBlockPage = slugsOf(kinds.pages).includes(basename(path));
  return fileOfEntry(isBlockPage ? kinds.pages : kinds.customPages, basename(path));
}

const git = (...options: string[]) =>
  execFileSync('git', ['-C', contentFolder, '-c', 'core.quotePath=false', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/** The day of the last commit of each file; empty without git and in a shallow clone. */
function readCommitDays(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const log = git('log', '--format=commit %cs', '--name-only', '--relative', '--', '.');
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('commit ')) day = line.slice('commit '.length);
      else if (line && !days.has(line.normalize())) days.set(line.normalize(), day);
    }
  } catch {
    // The content is not in a git repository.
  }
  return days;
}

let commitDays: Map<string, string> | undefined;

const newest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** The day of the last commit of a file; of an entry with a folder of its own, of all in that folder. */
export function commitDay(file: string): string | undefined {
  commitDays ??= readCommitDays();
  const hasFolder = allKinds.some(
    (kind) => kind.file.includes('/*/') && matchesGlob(file, kind.file),
  );
  const isSource = (name: string) =>
    name === file || (hasFolder && name.startsWith(`${dirname(file)}/`));
  return newest([...commitDays].filter(([name]) => isSource(name)).map(([, day]) => day));
}

/** A day that the content gives. */
function dayIn(file: string, names: readonly string[]): string | undefined {
  const fields = (readYaml(file) ?? {}) as Record<string, unknown>;
  const blocks = Array.isArray(fields.blocks) ? (fields.blocks as Record<string, unknown>[]) : [];
  const day = [fields, ...blocks]
    .flatMap((group) => names.map((name) => group[name]))
    .find((value) => typeof value === 'string');
  return day === undefined ? undefined : String(day).slice(0, 10);
}

type Group = { slug: string; name: string };

/** The files of the published entries of kinds, of those of which one of the fields has this value. */
const publishedFiles = (
  inKinds: readonly Kind[],
  fields: readonly string[] = [],
  value?: unknown,
) =>
  inKinds
    .flatMap((kind) => slugsOf(kind).map((slug) => fileOfEntry(kind, slug)))
    .filter((file) => {
      const entry = readYaml(file) as Record<string, unknown>;
      const isNamed = fields.some((field) => [entry[field]].flat().includes(value));
      return (fields.length === 0 || isNamed) && !whyUnpublished(entry, new Date());
    });

const childrenOf = (key: KindKey) => allKinds.filter(({ parent }) => parent === key);

/** The files of the published entries that the page of a topic or category lists. */
function entriesOfGroup(path: string): string[] {
  const page = kindIn(dirname(path));
  if (!page?.groups) return [];
  const { list, field, more = field } = page.groups;
  const fields = readYaml(page.file) as Record<string, Group[] | undefined> | undefined;
  const group = fields?.[list]?.find(({ slug }) => slug === basename(path));
  return publishedFiles(childrenOf(page.key), [field, more], group?.name);
}

/** The files of the published entries that a page lists beside its own words. */
function listedFiles(path: string): string[] {
  const page = allKinds.find((kind) => kind.path === path && !kind.entries);
  if (page) return publishedFiles(childrenOf(page.key));
  const isAuthor = dirname(path) === kinds.people.path;
  return isAuthor ? publishedFiles([kinds.articles], ['author'], basename(path)) : [];
}

/**
 * The day on which a page last changed, as 2026-11-21: the day of the last check or update that the page shows, else
 * that of the last commit; that of its publication, if that is later. A page that lists entries changes with them; that
 * of a topic or category has no words of its own.
 */
export function lastChanged(path: string): string | undefined {
  const entries = entriesOfGroup(path);
  const files = entries.length > 0 ? entries : [fileOfPage(path), ...listedFiles(path)];
  return newest(
    files.flatMap((file) => [
      dayIn(file, ['checked', 'updated']) ?? commitDay(file.normalize()),
      dayIn(file, ['published']),
    ]),
  );
}

/** The beginning of that day where the agency is, as search engines ask for it in structured data. */
export function changeMoment(path: string): string | undefined {
  const day = lastChanged(path);
  return day && agencyMidnight(new Date(day));
}
