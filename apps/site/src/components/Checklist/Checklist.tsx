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
                d="M4.200 6.300C9.800 5.500 16 5.700 22.300 6c.4 5.600.5 11.200.1 17-5.900.6-12 .5-17.900.1-.5-5.700-.4-11.300-.3-16.800Z"
              />
              <path
                className={styles.tick}
                d="M8.500 14.200c1.900 1.600 3.300 3.400 4.500 5.600C15.800 13.500 19.600 8 25.300 3"
              />
            </svg>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
