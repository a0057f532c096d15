import type { ComponentProps, ReactNode } from 'react';
import { FoldSign } from '../FoldSign/FoldSign.tsx';
import styles from './AccordionItem.module.css';

/** Of the items with the same `name`, at most one is open. */
type AccordionItemProps = ComponentProps<'details'> & {
  title: string;
  /** For titles of one to three words. */
  large?: boolean;
  number?: string;
  /** Shown at the end of the row while the item is closed. */
  preview?: ReactNode;
};

/** One item of an accordion, or a single one. Works without a script. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, large, number, preview, children, ...details } = props;
  return (
    <details {...details} className={styles.item} data-large={large || undefined}>
      <summary>
        {number ? <span className={styles.number}>{number}</span> : null}
        <h3>{title}</h3>
        {preview}
        <FoldSign />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
