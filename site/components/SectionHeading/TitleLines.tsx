import styles from './TitleLines.module.css';

type TitleLinesProps = { text: string };

/** A title of short sentences, each on its own line. */
export function TitleLines({ text }: TitleLinesProps) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <span key={sentence} className={styles.line}>
      {sentence}{' '}
    </span>
  ));
}
