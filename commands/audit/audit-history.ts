import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missedGoalNames } from './goals.ts';
import type { PageSpeed } from './lighthouse-page.ts';

/** What one audit found, as it is kept. */
export type AuditRun = {
  /** ISO 8601, in UTC. */
  at: string;
  pages: PageSpeed[];
};

/** The runs of a folder, the oldest first: their files are named by their time. */
export function readRuns(folder: string): AuditRun[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** @returns the name of the new file */
export function saveRun(folder: string, run: AuditRun): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${run.at.replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}

/**
 * What became better and worse: goals that a page now misses or keeps and did not the last time it was
 * measured. Goals bear the noise of a machine, plain milliseconds do not.
 */
export function changesSince(earlier: readonly AuditRun[], pages: readonly PageSpeed[]): string[] {
  return pages.flatMap((page) => {
    const last = earlier
      .flatMap((run) => run.pages)
      .findLast((measured) => measured.path === page.path);
    if (!last) return [];
    const before = missedGoalNames(last);
    const now = missedGoalNames(page);
    const worse = now.filter((name) => !before.includes(name));
    const better = before.filter((name) => !now.includes(name));
    return [
      ...worse.map((name) => `worse   ${page.path}: ${name}`),
      ...better.map((name) => `better  ${page.path}: ${name}`),
    ];
  });
}
