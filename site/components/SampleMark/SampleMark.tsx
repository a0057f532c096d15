import styles from './SampleMark.module.css';

type SampleMarkProps = { label: string };

/** Said once in a band: what stands here, or what carries the ring, is a sample and nobody's real figure. */
export function SampleMark({ label }: SampleMarkProps) {
  return <span className={styles.mark}>{label}</span>;
}

type RingedTextProps = { text: string; label: string };

/** One of several lines of which others are real: the ring stands after its last word, never on a line of its own. */
export function RingedText({ text, label }: RingedTextProps) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className={styles.ringed}>
        {text.slice(last)}{' '}
        <span className={styles.ring}>
          <span className="visually-hidden">{label}</span>
        </span>
      </span>
    </>
  );
}
