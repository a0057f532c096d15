import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditPart } from './audit-parts.ts';
import type { AuditedPage, AuditFault } from './audited-page.ts';
import type { AuditedAnswer } from './headers/measure-headers.ts';

/** What one audit found, as it is kept. */
export type AuditRun = {
  /** ISO 8601, in UTC. */
  at: string;
  pages: AuditedPage[];
  /** Empty where headers were not measured. */
  answers: AuditedAnswer[];
};

/** The folder of one run, by its time: run.json, index.html, statement.html and pictures. */
export const runFolder = (history: string, { at }: Pick<AuditRun, 'at'>) =>
  join(history, at.replace(/[:.]/g, '-'));

/** The runs of a folder, the oldest first: their folders are named by their time. */
export function readRuns(history: string): AuditRun[] {
  if (!existsSync(history)) return [];
  return globSync('*/run.json', { cwd: history })
    .sort()
    .map((name) => JSON.parse(readFileSync(join(history, name), 'utf8')));
}

/** @returns the folder of the run */
export function saveRun(history: string, run: AuditRun): string {
  const folder = runFolder(history, run);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'run.json'), `${JSON.stringify(run, null, 2)}\n`);
  return folder;
}

export type Change = { better: boolean; place: string; name: string };

const namesOf = (faults: readonly AuditFault[] = []) => new Set(faults.map(({ name }) => name));

function difference(
  place: string,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): Change[] {
  return [
    ...[...now.difference(before)].map((name) => ({ better: false, place, name })),
    ...[...before.difference(now)].map((name) => ({ better: true, place, name })),
  ];
}

function lastFaults(earlier: readonly AuditRun[], path: string, part: AuditPart) {
  const pages = earlier.flatMap((run) => run.pages).filter((page) => page.path === path);
  return pages.findLast(({ faults }) => faults[part])?.faults[part];
}

/**
 * What became better and worse since each page and each answer was last measured: faults that came and
 * faults that went. Goals bear the noise of a machine, plain milliseconds do not.
 */
export function changesSince(earlier: readonly AuditRun[], run: AuditRun): Change[] {
  const ofPages = run.pages.flatMap(({ path, faults }) =>
    Object.entries(faults).flatMap(([part, now]) => {
      const before = lastFaults(earlier, path, part as AuditPart);
      return before ? difference(`${path}, ${part}`, namesOf(before), namesOf(now)) : [];
    }),
  );
  const last = earlier.findLast(({ answers }) => answers.length > 0);
  if (!last || run.answers.length === 0) return ofPages;
  const faultsOf = ({ answers }: AuditRun) => namesOf(answers.flatMap(({ faults }) => faults));
  return [...ofPages, ...difference('headers', faultsOf(last), faultsOf(run))];
}

export const changeLine = ({ better, place, name }: Change) =>
  `${better ? 'better' : 'worse '}  ${place}: ${name}`;
