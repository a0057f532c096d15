import { createElement as h, type ReactNode } from 'react';
import { type AuditRun, type Change, runFolder } from '../audit-history.ts';
import { type AuditPart, auditParts, partNames } from '../audit-parts.ts';
import { faultsOf } from '../audited-page.ts';
import { faultCount } from '../fault-count.ts';
import { median } from '../numbers.ts';
import { section } from './report-document.ts';
import { figure, reportTable, words } from './report-table.ts';

/** How many pages or answers a part was measured on, and what it found. */
function partCounts({ pages, answers }: AuditRun, part: AuditPart) {
  if (part === 'headers')
    return { measured: answers.length, faults: answers.flatMap(({ faults }) => faults).length };
  const found = pages.flatMap(({ faults }) => faults[part] ?? []);
  return { measured: pages.filter(({ faults }) => faults[part]).length, faults: found.length };
}

export const summarySection = (run: AuditRun, last: AuditRun | undefined): ReactNode =>
  section(
    'summary',
    'In short',
    reportTable({
      caption:
        'What was measured, on how many pages or answers, and the faults now and in the run before.',
      heads: ['Part', 'Measured', 'Faults', 'Before'],
      rows: partNames.map((part) => {
        const { measured, faults } = partCounts(run, part);
        const before = last && partCounts(last, part);
        return [
          words(auditParts[part]),
          figure(measured),
          figure(measured > 0 ? faults : undefined, 0, faults > 0),
          figure(before && before.measured > 0 ? before.faults : undefined),
        ];
      }),
    }),
  );

export const changesSection = (changes: readonly Change[], compared: boolean): ReactNode => {
  const listed = (better: boolean, heading: string) => {
    const some = changes.filter((change) => change.better === better);
    if (some.length === 0) return null;
    const lines = some.map(({ place, name }, key) => h('li', { key }, `${place}: ${name}`));
    return h('div', null, h('h3', null, heading), h('ul', { className: 'list' }, lines));
  };
  const same = compared
    ? 'No fault came and none went since these pages were last measured.'
    : 'This is the first run: there is nothing to compare it with.';
  return section(
    'changes',
    'Since the last time',
    changes.length === 0 ? h('p', null, same) : null,
    listed(false, 'Worse'),
    listed(true, 'Better'),
  );
};

export const answersSection = ({ answers }: AuditRun): ReactNode =>
  answers.length === 0
    ? null
    : section(
        'headers',
        'Headers of pages and errors',
        reportTable({
          caption:
            'Points by the rules of the HTTP Observatory, of at least 130. Whether plain HTTP leads on to TLS is for the proxy in front, and was not asked.',
          heads: ['Answer', 'Status', 'Score', 'What gave and took points'],
          rows: answers.map(({ name, status, score, verdicts, faults }) => [
            words(name),
            figure(status),
            figure(score, 0, faults.length > 0),
            words(
              verdicts
                .filter(({ points }) => points !== 0)
                .map(({ rule, points }) => `${rule} ${points > 0 ? '+' : ''}${points}`)
                .join(', '),
            ),
          ]),
        }),
      );

/** The middle of a figure over the pages of a run that have it. */
export function middle(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? median(known) : undefined;
}

export const historySection = (runs: readonly AuditRun[]): ReactNode =>
  section(
    'history',
    'All runs',
    reportTable({
      caption: 'The newest first; figures are medians over the pages of a run.',
      heads: [
        'Run',
        'Pages',
        'Faults',
        'Performance',
        'Largest paint, ms',
        'Times a bare page',
        'kB',
      ],
      rows: runs
        .toReversed()
        .map((run) => [
          words(
            h(
              'a',
              { href: `../${runFolder('', run)}/index.html` },
              run.at.slice(0, 16).replace('T', ' '),
            ),
          ),
          figure(run.pages.length),
          figure(faultCount(run)),
          figure(middle(run.pages.map(({ speed }) => speed?.scores.performance))),
          figure(middle(run.pages.map(({ speed }) => speed?.largestPaint))),
          figure(middle(run.pages.map(({ speed }) => speed?.toBare)), 2),
          figure(middle(run.pages.map(({ weight }) => weight && weight.bytes / 1000))),
        ]),
    }),
  );

export const verdictOf = (run: AuditRun): string => {
  const faulty = run.pages.filter((page) => faultsOf(page).length > 0).length;
  const inHeaders = run.answers.flatMap(({ faults }) => faults).length;
  const found = [
    ...(faulty > 0 ? [`${faultCount(run) - inHeaders} faults on ${faulty} of them`] : []),
    ...(inHeaders > 0 ? [`${inHeaders} faults in headers`] : []),
  ];
  const said = found.length > 0 ? found.join(', ') : 'nothing found in what was measured';
  return `${run.pages.length} pages, ${run.at.slice(0, 10)}: ${said}.`;
};
