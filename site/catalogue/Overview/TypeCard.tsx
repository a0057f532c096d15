import styles from './TypeCard.module.css';

const titles = ['title-poster', 'title-xl', 'title-lg', 'title-md', 'title-sm'] as const;
const texts = ['text-xl', 'text-lg', 'text-md', 'text-sm'] as const;

/** Both faces in all their sizes. */
export function TypeCard() {
  return (
    <section className={styles.card} aria-labelledby="type">
      <h2 className={styles.heading} id="type">
        Type
      </h2>
      <ul>
        {titles.map((size) => (
          <li key={size} className={styles.line}>
            <code>{size}</code>
            <p className={`${styles.display} ${styles[size]}`}>Sharp gets sold.</p>
          </li>
        ))}
        {texts.map((size) => (
          <li key={size} className={styles.line}>
            <code>{size}</code>
            <p className={styles[size]}>
              The designer sits next to the developer. ₹1,50,000 for 4–6 weeks.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
