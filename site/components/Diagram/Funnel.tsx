import type { DiagramItem } from './Diagram.tsx';
import styles from './Funnel.module.css';

type FunnelProps = { items: readonly DiagramItem[] };

const widest = 100;
const neck = 24;

/** A funnel cut in slices, the words of each stage beside its slice. */
export function Funnel({ items }: FunnelProps) {
  const width = (level: number) => widest - ((widest - neck) * level) / items.length;
  return (
    <ol>
      {items.map((item, index) => {
        const [upper, lower] = [width(index), width(index + 1)];
        const [a, b, c, d] = [50 - upper / 2, 50 + upper / 2, 50 + lower / 2, 50 - lower / 2];
        return (
          <li key={item.title} className={styles.stage}>
            <svg
              className={styles.slice}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M${a} 2L${b} 2L${c} 98L${d} 98Z`} />
            </svg>
            <div className={styles.copy}>
              <p className={styles.title}>{item.title}</p>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
