import { createElement as h } from 'react';
import type { StatementRow } from '../../../site/schemas/audit-report.ts';
import { reportDocument, section } from './report-document.ts';
import { reportTable, words } from './report-table.ts';

/** What came of a criterion, in words that claim no more than was seen. */
const results: Record<StatementRow['result'], string> = {
  fault: 'Fault found by machine',
  clean: 'No fault found by machine; the rest is not judged by hand yet',
  open: 'Not judged yet: no machine can tell',
  unmeasured: 'Not measured in this run',
  nothing: 'Nothing here that it applies to',
  met: 'Met, judged by hand',
  unmet: 'Not met, judged by hand',
};

const list = (items: readonly string[]) =>
  h(
    'ul',
    null,
    items.map((item) => h('li', { key: item }, item)),
  );

function howTested({ machine, suite, hand }: StatementRow) {
  return h(
    'div',
    null,
    machine.length > 0
      ? list(machine.map((test) => `By machine: ${test}`))
      : h('p', null, 'No machine of this audit can tell.'),
    list(suite.map((test) => `By npm test, not in this run: ${test}`)),
    h('p', null, `By hand: ${hand}`),
  );
}

/** The accessibility statement of a run as a page of its own. */
export function statementPage(rows: readonly StatementRow[], at: string): string {
  const table = reportTable({
    caption: 'Every success criterion of WCAG 2.2, levels A and AA.',
    heads: ['Criterion', 'Level', 'How it is tested', 'Result'],
    rows: rows.map((row) => [
      words(`${row.number} ${row.name}`),
      words(row.level),
      words(howTested(row)),
      {
        shown: [results[row.result], row.detail].filter(Boolean).join(': '),
        faulty: row.result === 'fault' || row.result === 'unmet',
      },
    ]),
  });
  const counts = Object.entries(results).flatMap(([result, said]) => {
    const count = rows.filter((row) => row.result === result).length;
    return count > 0 ? [`${count}: ${said}`] : [];
  });
  return reportDocument({
    title: 'Accessibility, row by row',
    lead: `Made by the audit of ${at.slice(0, 10)}. A machine finds some faults only; that it found none is no proof that there is none.`,
    body: h(
      'div',
      null,
      h('p', null, h('a', { href: 'index.html' }, 'The report of this run')),
      section('counts', 'In short', list(counts)),
      section('criteria', 'Row by row', table),
    ),
  });
}
