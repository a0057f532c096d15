import styles from './Steps.module.css';

type StepsProps = { title: string; items: readonly { title: string; text: string }[] };

/** Numbered steps. */
export function Steps({ title, items }: StepsProps) {
  return (
    <section className={styles.steps} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <div>
              <p className={styles.name}>{item.title}</p>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
