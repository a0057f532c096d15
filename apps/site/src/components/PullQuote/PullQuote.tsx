import styles from './PullQuote.module.css';

type PullQuoteProps = { text: string };

/** A sentence of the article set large. No person said it, so it carries no quotation marks. */
export function PullQuote({ text }: PullQuoteProps) {
  return (
    <div className={styles.frame}>
      <p className={styles.quote}>{text}</p>
    </div>
  );
}
