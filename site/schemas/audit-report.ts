import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './content-folder.ts';

const text = z.string();

/** What came of a criterion; what each is called stands in `pages/audit.yaml`. */
export const statementResults = [
  'fault',
  'clean',
  'open',
  'unmeasured',
  'nothing',
  'met',
  'unmet',
] as const;

const statementRow = z.strictObject({
  number: text,
  name: text,
  level: z.enum(['A', 'AA']),
  machine: z.array(text).describe('Tests of the audit itself, by their names'),
  suite: z.array(text).describe('Promises of `npm test` that hold some of it'),
  hand: text.describe('What only a person can judge'),
  result: z.enum(statementResults),
  detail: text,
});

export type StatementRow = z.infer<typeof statementRow>;

const publishedPage = z.strictObject({
  path: text,
  title: text,
  performance: z.number().optional(),
  access: z.number().optional(),
  practice: z.number().optional(),
  search: z.number().optional(),
  largestPaint: z.number().optional().describe('Milliseconds'),
  kilobytes: z.number().optional(),
  requests: z.number().optional(),
  faults: z.array(text).describe('Whatever was found wrong, in a line each'),
});

const publishedAnswer = z.strictObject({ name: text, status: z.number(), score: z.number() });

const earlierRun = z.strictObject({
  at: z.iso.datetime(),
  pages: z.number(),
  faults: z.number(),
});

/** What `npm run audit -- --publish` writes into the content, for the pages that tell of it. */
export const auditReport = z.strictObject({
  at: z.iso.datetime(),
  pages: z.array(publishedPage),
  answers: z.array(publishedAnswer),
  statement: z.array(statementRow),
  changes: z.array(text),
  earlier: z.array(earlierRun),
});

export type AuditReport = z.infer<typeof auditReport>;

/** Where the report lies in the content folder. */
export const auditReportFile = 'audit-report.json';

/** @throws when there is none, or none that can be read */
export function readAuditReport(folder: string = contentFolder): AuditReport {
  const file = join(folder, auditReportFile);
  const fix = 'Run npm run audit -- --publish, or set published: false in pages/audit.yaml.';
  if (!existsSync(file)) throw new Error(`${file} does not exist. ${fix}`);
  const result = auditReport.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file} cannot be read. ${fix}\n${z.prettifyError(result.error)}`);
}

/** Whether the content publishes its audit; a content without the page does not. */
export function auditIsPublished(folder: string = contentFolder): boolean {
  const file = join(folder, 'pages/audit.yaml');
  if (!existsSync(file)) return false;
  return (parse(readFileSync(file, 'utf8')) as { published?: boolean } | null)?.published === true;
}
