import styles from './SampleNotice.module.css';

type SampleNoticeProps = { text: string };

/** One line under the head of a page: client, figures and quotes on it are placeholders. */
export function SampleNotice({ text }: SampleNoticeProps) {
  return <p className={styles.notice}>{text}</p>;
}
