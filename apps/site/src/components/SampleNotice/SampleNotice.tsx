import styles from './SampleNotice.module.css';

type SampleNoticeProps = { text: string };

/** A line below the head of a page: its client, figures and quotes are placeholders. */
export function SampleNotice({ text }: SampleNoticeProps) {
  return <p className={styles.notice}>{text}</p>;
}
