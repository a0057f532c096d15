import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { auditIsPublished, readAuditReport } from '../../site/schemas/audit-report.ts';
import type { AuditRun } from './audit-history.ts';
import { publishRun } from './publish-run.ts';

const run = (day: string, faults: AuditRun['pages'][number]['faults']): AuditRun => ({
  at: `2026-01-${day}T10:00:00.000Z`,
  answers: [],
  pages: [{ path: '/limes', title: 'Limes', plays: false, faults }],
});

/** A content whose owner has judged one criterion. */
function content(published: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  const judged = '{ criterion: "1.3.3", met: true, on: "2026-01-02", by: Asha }';
  const page = `published: ${published}\nstatement: { judged: [${judged}] }\n`;
  writeFileSync(join(folder, 'pages/audit.yaml'), page);
  return folder;
}

it('what the last run found goes into the content, with what people have judged', () => {
  const folder = content(true);
  const pale = [{ name: 'color-contrast on a phone', detail: 'p:\n  too   pale' }];
  publishRun([run('01', { access: [] }), run('02', { access: pale, text: [] })], folder);
  const report = readAuditReport(folder);
  expect(report.pages).toEqual([
    { path: '/limes', title: 'Limes', faults: ['color-contrast on a phone: p: too pale'] },
  ]);
  expect(report.changes).toEqual(['worse /limes, access: color-contrast on a phone']);
  expect(report.earlier.map(({ at, faults }) => [at.slice(8, 10), faults])).toEqual([
    ['02', 1],
    ['01', 0],
  ]);
  expect(report.statement).toHaveLength(55);
  expect(report.statement.find(({ number }) => number === '1.3.3')).toMatchObject({
    result: 'met',
    detail: 'Asha, 2026-01-02',
  });
});

it('a content publishes nothing unless it says so, and nothing without a report', () => {
  expect(auditIsPublished(join(tmpdir(), 'no-such-content'))).toBe(false);
  expect(auditIsPublished(content(false))).toBe(false);
  const folder = content(true);
  expect(auditIsPublished(folder)).toBe(true);
  expect(() => readAuditReport(folder)).toThrow('npm run audit -- --publish');
  expect(() => publishRun([], folder)).toThrow('Run npm run audit first');
});
