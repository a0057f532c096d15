import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { StatementRow } from '../../schemas/audit-report.ts';
import type { AuditPage } from '../../schemas/pages/audit.ts';
import styles from './AccessStatement.module.css';

export type AccessStatementProps = {
  copy: AuditPage['statement'];
  measured: { label: string; iso: string; day: string };
  rows: readonly StatementRow[];
  report: { label: string; href: string };
};

/** Every criterion: how it is tested, and what came of it, in words that claim no more than was seen. */
export function AccessStatement({ copy, measured, rows, report }: AccessStatementProps) {
  return (
    <Section tone="paper">
      <div className={styles.statement}>
        <p className={styles.introduction}>{copy.introduction}</p>
        <p>{copy.limits}</p>
        <p>
          {measured.label} <time dateTime={measured.iso}>{measured.day}</time>.{' '}
          <a href={report.href}>{report.label}</a>
        </p>
        <h2>{copy.feedback.heading}</h2>
        <p>{copy.feedback.text}</p>
        <p>
          <ActionLink {...copy.feedback.link} />
        </p>
        <h2>{copy.heading}</h2>
        <ul className={styles.criteria}>
          {rows.map((row) => (
            <li key={row.number} data-result={row.result}>
              <h3>
                {row.number} {row.name}
              </h3>
              <p className={styles.level}>
                {copy.level} {row.level}
              </p>
              <p className={styles.result}>
                {copy.results[row.result]}
                {row.detail ? `: ${row.detail}` : ''}
              </p>
              <dl>
                {row.machine.map((test) => (
                  <div key={test}>
                    <dt>{copy.machine}</dt>
                    <dd>{test}</dd>
                  </div>
                ))}
                {row.suite.map((test) => (
                  <div key={test}>
                    <dt>{copy.suite}</dt>
                    <dd>{test}</dd>
                  </div>
                ))}
                <div>
                  <dt>{copy.hand}</dt>
                  <dd>{row.hand}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
