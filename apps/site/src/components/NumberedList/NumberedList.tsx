import { formatIndex } from '../format-position.ts';
import { itemAttributes, ShowAll } from '../ShowAll/ShowAll.tsx';
import styles from './NumberedList.module.css';

export type NumberedItem = {
  title: string;
  text: string;
  /** A figure, shown large below the text, and what it counts. */
  figure?: string;
  counts?: string;
};

type NumberedListProps = {
  items: readonly NumberedItem[];
  as?: 'h3' | 'h4';
  /** Titles of one or two words, with the text beside them. */
  short?: boolean;
  /** Shows all items on a phone, where without it only three are visible. */
  all?: string;
};

/** A numbered list with lines between its items: steps, reasons, values. */
export function NumberedList({ items, as: Title = 'h3', short, all }: NumberedListProps) {
  const showAll = { label: all, count: items.length };
  return (
    <>
      <ol data-short={short || undefined} data-few={items.length <= 4 || undefined}>
        {items.map(({ title, text, figure, counts }, index) => (
          <li
            key={title}
            className={styles.item}
            data-reveal=""
            {...itemAttributes(index, showAll)}
          >
            <p className={styles.number} aria-hidden="true">
              {formatIndex(index)}
            </p>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.text}>{text}</p>
            {figure ? (
              <p className={styles.figure}>
                <strong>{figure}</strong> {counts}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      <ShowAll {...showAll} />
    </>
  );
}
