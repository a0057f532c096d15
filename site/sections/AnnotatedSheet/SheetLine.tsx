import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './AnnotatedSheet.module.css';

type SheetLineProps = { line: HowWeWork['quotation']['lines'][number]; total?: boolean };

/** One line of the sheet, its bar if it has one, and the remark beside it. */
export function SheetLine({ line, total = false }: SheetLineProps) {
  return (
    <li className={styles.line} data-total={total ? '' : undefined}>
      <div className={styles.entry}>
        <p>{line.what}</p>
        <p className={styles.value}>{line.value}</p>
        {line.share === undefined ? null : (
          <svg
            className={styles.bar}
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={line.share} height="4" />
          </svg>
        )}
      </div>
      {line.note ? <p className={styles.note}>{line.note}</p> : null}
    </li>
  );
}
