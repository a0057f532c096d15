import styles from './SampleMark.module.css';

type SampleMarkProps = { label: string };

/** Says that the words before it are a sample and nobody's real figure or word. */
export function SampleMark({ label }: SampleMarkProps) {
  return <span className={styles.mark}>{label}</span>;
}
