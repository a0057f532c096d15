import type { DiagramItem } from './Diagram.tsx';
import styles from './Flow.module.css';

type FlowProps = { items: readonly DiagramItem[] };

/** Stages that run down a staircase; an arrow drawn by hand leads from each to the next. */
export function Flow({ items }: FlowProps) {
  return (
    <ol className={styles.flow}>
      {items.map((item, index) => (
        <li key={item.title} className={styles.stage}>
          {index > 0 ? (
            <svg className={styles.arrow} viewBox="0 0 48 56" aria-hidden="true" focusable="false">
              <path d="M8 2C5.500 22 11 36 39 38.500M29.500 30.500 40 38.500 30 47.500" />
            </svg>
          ) : null}
          <div className={styles.card}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p className={styles.title}>{item.title}</p>
            <p className={styles.text}>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
