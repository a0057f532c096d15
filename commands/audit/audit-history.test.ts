import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type AuditRun, changeLine, changesSince, readRuns, saveRun } from './audit-history.ts';
import type { AuditedPage, AuditFault } from './audited-page.ts';

const fault = (name: string): AuditFault => ({ name, detail: 'how' });
const page = (path: string, faults: AuditedPage['faults']): AuditedPage => ({
  path,
  title: path,
  faults,
});
const runOn = (day: string, ...pages: AuditedPage[]): AuditRun => ({
  at: `2026-01-${day}T10:00:00.000Z`,
  pages,
  answers: [],
});
const changes = (earlier: AuditRun[], run: AuditRun) => changesSince(earlier, run).map(changeLine);

it('a run is compared, part by part, with the last one that measured the same page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  saveRun(folder, runOn('02', page('/b', { weight: [fault('requests')] })));
  saveRun(folder, runOn('01', page('/a', { weight: [] }), page('/b', { weight: [] })));
  const now = runOn(
    '03',
    page('/a', { weight: [fault('fonts')], access: [fault('label')] }),
    page('/b', { weight: [] }),
    page('/c', { weight: [fault('script')] }),
  );
  expect(changes(readRuns(folder), now)).toEqual([
    'worse   /a, weight: fonts',
    'better  /b, weight: requests',
  ]);
});

it('an answer that lost a header is worse than in the last run that looked at headers', () => {
  const answer = (faults: AuditFault[]) => ({
    name: 'no such page',
    status: 404,
    score: 130,
    verdicts: [],
    faults,
  });
  const sound = { ...runOn('01'), answers: [answer([])] };
  const bare = { ...runOn('03'), answers: [answer([fault('no such page: score')])] };
  expect(changes([sound, runOn('02')], bare)).toEqual(['worse   headers: no such page: score']);
});

it('without an earlier run there is nothing to compare', () => {
  expect(readRuns(join(tmpdir(), 'no-such-folder'))).toEqual([]);
  expect(changes([], runOn('01', page('/a', { links: [fault('/gone')] })))).toEqual([]);
});
