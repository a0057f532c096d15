import type { AuditReport } from '../../schemas/audit-report.ts';
import type { AuditPage } from '../../schemas/pages/audit.ts';
import type { AccessStatementProps } from './AccessStatement.tsx';

const dayOf = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export function loadAccessStatement(
  { measured, report: { label }, statement }: AuditPage,
  { at, statement: rows }: AuditReport,
): AccessStatementProps {
  return {
    copy: statement,
    measured: { label: measured, iso: at.slice(0, 10), day: dayOf.format(new Date(at)) },
    rows,
    report: { label, href: '/audit' },
  };
}
