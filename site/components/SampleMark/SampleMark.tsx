import styles from './SampleMark.module.css';

type SampleMarkProps = { label: string };

/** Said once in a band: what stands here, or what carries the ring, is a sample and nobody's real figure. */
export function SampleMark({ label }: SampleMarkProps) {
  return <span className={styles.mark}>{label}</span>;
}

/** The ring alone, beside one of several lines of which others are real. */
export function SampleRing({ label }: SampleMarkProps) {
  return (
    <span className={styles.ring}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
