import type { AuditReport } from '../../schemas/audit-report.ts';
import type { AuditPage } from '../../schemas/pages/audit.ts';
import type { AuditFindingsProps } from './AuditFindings.tsx';

const dayOf = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A figure as it stands in a table; one that was not measured is a dash. */
const shown = (value: number | undefined) =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en-IN');

const scores = ['performance', 'access', 'practice', 'search'] as const;
const weights = ['largestPaint', 'kilobytes', 'requests'] as const;

export function loadAuditFindings(
  { measured, report: copy, statement }: AuditPage,
  report: AuditReport,
): AuditFindingsProps {
  const at = new Date(report.at);
  const { pages, weights: costs, found, answers, changes, earlier } = copy;
  return {
    introduction: copy.introduction,
    measured: { label: measured, iso: report.at.slice(0, 10), day: dayOf.format(at) },
    pages: {
      heading: pages.heading,
      columns: [pages.page, ...scores.map((name) => pages[name]), pages.faults],
      rows: report.pages.map((page) => [
        page.path,
        ...scores.map((name) => shown(page[name])),
        shown(page.faults.length),
      ]),
    },
    weights: {
      heading: costs.heading,
      columns: [pages.page, ...weights.map((name) => costs[name])],
      rows: report.pages.map((page) => [page.path, ...weights.map((name) => shown(page[name]))]),
    },
    found: { ...found, pages: report.pages.filter(({ faults }) => faults.length > 0) },
    answers: {
      heading: answers.heading,
      text: answers.text,
      columns: [answers.answer, answers.status, answers.score],
      rows: report.answers.map(({ name, status, score }) => [name, String(status), shown(score)]),
    },
    changes: { heading: changes.heading, none: changes.none, lines: report.changes },
    earlier: {
      heading: earlier.heading,
      columns: [earlier.run, earlier.pages, earlier.faults],
      rows: report.earlier.map((run) => [
        dayOf.format(new Date(run.at)),
        shown(run.pages),
        shown(run.faults),
      ]),
    },
    statement: { label: statement.label, href: '/accessibility-statement' },
  };
}
