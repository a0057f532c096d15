import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changesSince, readRuns, saveRun } from './audit-history.ts';
import type { PageSpeed } from './lighthouse-page.ts';

const page = (path: string, changes: Partial<PageSpeed> = {}): PageSpeed => ({
  path,
  hero: false,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstPaint: 900,
  largestPaint: 900,
  toBare: 1.1,
  barePaint: 800,
  blocked: 0,
  shift: 0,
  paintGap: 0,
  bytes: { Document: 10_000, Script: 2000, Font: 31_000 },
  requests: 6,
  faults: {},
  ...changes,
});

it('a run is compared with the last one that measured the same page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  saveRun(folder, { at: '2026-01-02T10:00:00.000Z', pages: [page('/b', { requests: 12 })] });
  saveRun(folder, { at: '2026-01-01T10:00:00.000Z', pages: [page('/a'), page('/b')] });
  const now = [page('/a', { shift: 0.2 }), page('/b'), page('/c', { shift: 1 })];
  expect(changesSince(readRuns(folder), now)).toEqual([
    'worse   /a: shift',
    'better  /b: requests',
  ]);
});

it('without an earlier run there is nothing to compare', () => {
  expect(readRuns(join(tmpdir(), 'no-such-folder'))).toEqual([]);
  expect(changesSince([], [page('/a')])).toEqual([]);
});
