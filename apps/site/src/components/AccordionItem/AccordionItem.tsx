import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './AccordionItem.module.css';

/** Of the items with one `name` at most one is open. */
type AccordionItemProps = ComponentProps<'details'> & {
  title: string;
  /** For titles of one to three words. */
  large?: boolean;
  number?: string;
  /** Shown at the end of the row while it is closed. */
  preview?: ReactNode;
};

/** One row of an accordion, or a part that opens by itself. Works without script. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, large, number, preview, children, ...details } = props;
  return (
    <details {...details} className={styles.item} data-large={large ? '' : undefined}>
      <summary>
        {number ? <span className={styles.number}>{number}</span> : null}
        <h3>{title}</h3>
        {preview}
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
