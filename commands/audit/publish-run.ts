import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  type AuditReport,
  auditReportFile,
  type PublishedPage,
} from '../../site/schemas/audit-report.ts';
import { type AuditRun, changeLine, changesSince } from './audit-history.ts';
import { type AuditedPage, faultsOf } from './audited-page.ts';
import { faultCount } from './fault-count.ts';
import { type HandResult, makeStatement } from './statement/statement.ts';

/** A report tells of so many runs; the others stay in the history. */
const MOST_RUNS = 12;
/** What a tool says of one fault may be a page long. */
const MOST_LETTERS = 240;

const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);

function publishedPage(page: AuditedPage): PublishedPage {
  const { path, title, speed, weight } = page;
  const scores = speed?.scores;
  return {
    path,
    title,
    performance: scores?.performance,
    access: scores?.accessibility,
    practice: scores?.['best-practices'],
    search: scores?.seo,
    largestPaint: speed && Math.round(speed.largestPaint),
    kilobytes: weight && Math.round(weight.bytes / 1000),
    requests: weight?.requests,
    faults: [...new Set(faultsOf(page).map(({ name, detail }) => line(`${name}: ${detail}`)))],
  };
}

/** What people have judged, from the content. */
export function judgedByHand(content: string): HandResult[] {
  const file = join(content, 'pages/audit.yaml');
  if (!existsSync(file)) return [];
  const page = parse(readFileSync(file, 'utf8')) as { statement?: { judged?: HandResult[] } };
  return page.statement?.judged ?? [];
}

/** What the site tells of a run. @param runs all that are kept, the oldest first; the last is told */
export function reportOf(runs: readonly AuditRun[], judged: readonly HandResult[]): AuditReport {
  const run = runs.at(-1);
  if (!run) throw new Error('No audit is kept that could be published. Run npm run audit first.');
  return {
    at: run.at,
    pages: run.pages.map(publishedPage),
    answers: run.answers.map(({ name, status, score }) => ({ name, status, score })),
    statement: makeStatement(run.pages, judged),
    changes: [...new Set(changesSince(runs.slice(0, -1), run).map(changeLine).map(line))],
    earlier: runs
      .map((one) => ({ at: one.at, pages: one.pages.length, faults: faultCount(one) }))
      .toReversed()
      .slice(0, MOST_RUNS),
  };
}

/** Writes what the site tells of the last run into the content. @returns the file */
export function publishRun(runs: readonly AuditRun[], content: string): string {
  const file = join(content, auditReportFile);
  writeFileSync(file, `${JSON.stringify(reportOf(runs, judgedByHand(content)), null, 2)}\n`);
  return file;
}
