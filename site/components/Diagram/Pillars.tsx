import type { DiagramItem } from './Diagram.tsx';
import styles from './Pillars.module.css';

type PillarsProps = { items: readonly DiagramItem[] };

/** What carries the whole: a drawn column for each, all under one beam. */
export function Pillars({ items }: PillarsProps) {
  return (
    <ol className={styles.pillars}>
      {items.map((item) => (
        <li key={item.title} className={styles.pillar}>
          <svg className={styles.column} viewBox="0 0 64 96" aria-hidden="true" focusable="false">
            <path className={styles.shaft} d="M14 17h36l-2.500 65h-31Z" />
            <path
              className={styles.stone}
              d="M5 3.500h54v6L52 17H12L5 9.500ZM9 82h46v5.500h5V94H4v-6.500h5Z"
            />
            <path
              className={styles.flute}
              d="M23.500 22.500l.8 54M32 22.500v54M40.500 22.500l-.8 54"
            />
          </svg>
          <div>
            <p className={styles.title}>{item.title}</p>
            <p className={styles.text}>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
