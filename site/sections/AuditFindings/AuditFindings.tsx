import { ComparisonTable } from '../../components/ComparisonTable/ComparisonTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './AuditFindings.module.css';

type Table = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

export type AuditFindingsProps = {
  introduction: string;
  measured: { label: string; iso: string; day: string };
  pages: Table & { heading: string };
  weights: Table & { heading: string };
  /** What was found wrong, page by page; without any, the words for that. */
  found: { heading: string; none: string; pages: readonly { path: string; faults: string[] }[] };
  answers: Table & { heading: string; text: string };
  changes: { heading: string; none: string; lines: readonly string[] };
  earlier: Table & { heading: string };
  statement: { label: string; href: string };
};

/** What the site's own audit found, told without ornament. A page may have gone since: none is linked. */
export function AuditFindings({
  introduction,
  measured,
  pages,
  weights,
  found,
  answers,
  changes,
  earlier,
  statement,
}: AuditFindingsProps) {
  return (
    <Section tone="paper">
      <div className={styles.findings}>
        <p className={styles.introduction}>{introduction}</p>
        <p>
          {measured.label} <time dateTime={measured.iso}>{measured.day}</time>.{' '}
          <a href={statement.href}>{statement.label}</a>
        </p>
        <ComparisonTable title={pages.heading} columns={pages.columns} rows={pages.rows} />
        <ComparisonTable title={weights.heading} columns={weights.columns} rows={weights.rows} />
        <h2>{found.heading}</h2>
        {found.pages.length === 0 ? <p>{found.none}</p> : null}
        {found.pages.map(({ path, faults }) => (
          <div key={path}>
            <h3>{path}</h3>
            <ul className={styles.list}>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        ))}
        {answers.rows.length > 0 ? (
          <>
            <ComparisonTable
              title={answers.heading}
              columns={answers.columns}
              rows={answers.rows}
            />
            <p>{answers.text}</p>
          </>
        ) : null}
        <h2>{changes.heading}</h2>
        {changes.lines.length === 0 ? (
          <p>{changes.none}</p>
        ) : (
          <ul className={styles.list}>
            {changes.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <ComparisonTable title={earlier.heading} columns={earlier.columns} rows={earlier.rows} />
      </div>
    </Section>
  );
}
