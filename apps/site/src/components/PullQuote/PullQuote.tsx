import painted from '../../styles/painted-band.module.css';
import styles from './PullQuote.module.css';

type PullQuoteProps = { text: string };

/** A sentence of the article in large type. It is no quotation of a person, so it has no quotation marks. */
export function PullQuote({ text }: PullQuoteProps) {
  return (
    <div className={`${painted.band} ${styles.frame}`}>
      <p className={styles.quote}>{text}</p>
    </div>
  );
}
