import styles from './Callout.module.css';

type CalloutProps = { tone: 'example' | 'limit' | 'note'; title: string; text: readonly string[] };

const icons = {
  example: 'M13 10h14M13 16h14M13 10h5c8.5 0 8.5 11.5 0 11.5h-5L24 32',
  limit: 'M20 8.5v15M20 30.5v.1',
  note: 'M20 10v20M11.4 15l17.2 10M28.6 15 11.4 25',
};

/** A box beside the text: an example, a limit or a note. */
export function Callout({ tone, title, text }: CalloutProps) {
  return (
    <aside className={`${styles.callout} ${styles[tone]}`} aria-label={title}>
      <svg className={styles.icon} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={styles.shape} d="M20 1a19 19 0 0 1 0 38H1V20A19 19 0 0 1 20 1Z" />
        <path className={styles.stroke} d={icons[tone]} />
      </svg>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </aside>
  );
}
