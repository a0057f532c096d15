import type { HowWeWork } from '../../schemas/pages/how-we-work.ts';
import styles from './AnnotatedSheet.module.css';

type SheetLineProps = { line: HowWeWork['quotation']['lines'][number]; total?: boolean };

/** One line of the document and the remark beside it. */
export function SheetLine({ line, total = false }: SheetLineProps) {
  return (
    <li className={styles.line} data-total={total ? '' : undefined}>
      <div className={styles.entry}>
        <p>{line.what}</p>
        <p className={styles.value}>{line.value}</p>
      </div>
      {line.note ? <p className={styles.note}>{line.note}</p> : null}
    </li>
  );
}
