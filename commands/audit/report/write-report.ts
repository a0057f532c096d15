import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as h } from 'react';
import { contentFolder } from '../../../site/schemas/content-folder.ts';
import { type AuditRun, changesSince } from '../audit-history.ts';
import { judgedByHand } from '../publish-run.ts';
import { makeStatement } from '../statement/statement.ts';
import { detailSection, pageTableSection } from './page-sections.ts';
import { reportDocument } from './report-document.ts';
import { writeStyles } from './report-styles.ts';
import {
  answersSection,
  changesSection,
  historySection,
  summarySection,
  verdictOf,
} from './run-sections.ts';
import { statementPage } from './statement-page.ts';

/** Writes the report of a run into its folder: a page, the statement, and what they are drawn with. */
export async function writeReport(
  folder: string,
  run: AuditRun,
  earlier: readonly AuditRun[],
): Promise<void> {
  await writeStyles(folder);
  const body = h(
    'div',
    null,
    h('p', null, h('a', { href: 'statement.html' }, 'Accessibility, row by row')),
    summarySection(run, earlier.at(-1)),
    changesSection(changesSince(earlier, run), earlier.length > 0),
    pageTableSection(run.pages),
    answersSection(run),
    historySection([...earlier, run]),
    detailSection(run.pages),
  );
  const page = reportDocument({ title: 'Audit of the site', lead: verdictOf(run), body });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(
    join(folder, 'statement.html'),
    statementPage(makeStatement(run.pages, judgedByHand(contentFolder)), run.at),
  );
}
