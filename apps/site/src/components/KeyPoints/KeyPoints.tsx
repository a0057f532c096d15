import styles from './KeyPoints.module.css';

type KeyPointsProps = {
  heading: string;
  /** The language of the heading, where it is not that of the items. */
  lang?: string;
  items: readonly string[];
};

/** A summary of an article, above its first paragraph. */
export function KeyPoints({ heading, lang, items }: KeyPointsProps) {
  return (
    <section className={styles.points} data-tone="accent" aria-label={heading}>
      <h2 className={styles.heading} lang={lang}>
        {heading}
      </h2>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
