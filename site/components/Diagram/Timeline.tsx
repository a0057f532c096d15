import type { DiagramItem } from './Diagram.tsx';
import styles from './Timeline.module.css';

type TimelineProps = { items: readonly DiagramItem[] };

const schema = 'M12 2a10 10 0 0 1 0 20H2V12A10 10 0 0 1 12 2Z';

/** Time runs down a line; the drops on it fill up as the work goes on. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol>
      {items.map((item, index) => {
        const level = 22 - Math.round((20 * (index + 1)) / items.length);
        return (
          <li key={item.title} className={styles.moment}>
            <svg className={styles.drop} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path className={styles.hollow} d={schema} />
              <svg y={level} width="24" height={24 - level} viewBox={`0 ${level} 24 ${24 - level}`}>
                <path className={styles.full} d={schema} />
              </svg>
              <path className={styles.edge} d={schema} />
            </svg>
            <p className={styles.title}>{item.title}</p>
            <p className={styles.text}>{item.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
