import styles from './PullQuote.module.css';

type PullQuoteProps = { text: string };

/** A sentence of the article in large type. It is no quotation of a person, so it has no quotation marks. */
export function PullQuote({ text }: PullQuoteProps) {
  return (
    <div className={styles.frame}>
      <p className={styles.quote}>{text}</p>
    </div>
  );
}
