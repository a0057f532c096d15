import styles from './Checklist.module.css';

type ChecklistProps = { title: string; items: readonly string[] };

/** A list to tick off, with drawn boxes; on paper they can be ticked with a pen. */
export function Checklist({ title, items }: ChecklistProps) {
  return (
    <section className={styles.checklist} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
              <path
                className={styles.box}
                d="M4.2 6.3C9.8 5.5 16 5.7 22.3 6c.4 5.6.5 11.2.1 17-5.9.6-12 .5-17.9.1-.5-5.7-.4-11.3-.3-16.8Z"
              />
              <path
                className={styles.tick}
                d="M8.5 14.2c1.9 1.6 3.3 3.4 4.5 5.6C15.8 13.5 19.6 8 25.3 3"
              />
            </svg>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
