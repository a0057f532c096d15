import { execFileSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path/posix';
import { contentFolder } from '@agency/content/content-folder.ts';
import { fileOfEntry, slugsOf } from '@agency/content/entry-slugs.ts';
import { allKinds, folderOf, kindIn } from '@agency/content/kinds.ts';
import { whyUnpublished } from '@agency/content/publication.ts';
import { readYaml } from '@agency/content/read-yaml.ts';

/** The content folder of a page, or its file without the extension. Pages that only list others have neither. */
function sourceOf(path: string): string {
  const kind = kindIn(dirname(path));
  return join(kind ? folderOf(kind) : 'pages', basename(path) || 'home');
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

function commitDay(source: string): string | undefined {
  commitDays ??= readCommitDays();
  const isSource = (file: string) => file.startsWith(`${source}/`) || file === `${source}.yaml`;
  return newest([...commitDays].filter(([file]) => isSource(file)).map(([, day]) => day));
}

/** A day that the content gives. */
function dayIn(source: string, names: readonly string[]): string | undefined {
  const files = ['.yaml', '/article.mdx', '/case-study.yaml'].map((end) => source + end);
  const fields = (files.map(readYaml).find(Boolean) ?? {}) as Record<string, unknown>;
  const day = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return day === undefined ? undefined : String(day).slice(0, 10);
}

type Group = { slug: string; name: string };

/** The folders of the published entries that the page of a topic or category lists. */
function entriesOfGroup(path: string): string[] {
  const page = kindIn(dirname(path));
  if (!page?.groups) return [];
  const { list, field } = page.groups;
  const fields = readYaml(page.file) as Record<string, Group[] | undefined> | undefined;
  const group = fields?.[list]?.find(({ slug }) => slug === basename(path));
  const files = allKinds
    .filter(({ parent }) => parent === page.key)
    .flatMap((kind) => slugsOf(kind).map((slug) => fileOfEntry(kind, slug)));
  return files
    .filter((file) => {
      const entry = readYaml(file) as Record<string, unknown>;
      return entry[field] === group?.name && !whyUnpublished(entry, new Date());
    })
    .map((file) => dirname(file));
}

/**
 * The day on which a page last changed, as 2026-11-21: the day of the last check or update that the page shows, else
 * that of the last commit; that of its publication, if that is later. The page of a topic or category changes with its
 * entries.
 */
export function lastChanged(path: string): string | undefined {
  const entries = entriesOfGroup(path);
  const sources = entries.length > 0 ? entries : [sourceOf(path)];
  return newest(
    sources.flatMap((source) => [
      dayIn(source, ['checked', 'updated']) ?? commitDay(source.normalize()),
      dayIn(source, ['published']),
    ]),
  );
}
