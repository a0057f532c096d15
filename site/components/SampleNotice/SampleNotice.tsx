import styles from './SampleNotice.module.css';

type SampleNoticeProps = { text: string };

/** Says once, under the head of a page, that client, figures and quotes on it are stand-ins. */
export function SampleNotice({ text }: SampleNoticeProps) {
  return <p className={styles.notice}>{text}</p>;
}
