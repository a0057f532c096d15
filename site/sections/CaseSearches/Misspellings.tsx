import styles from './Misspellings.module.css';

type MisspellingsProps = { label: string; spellings: readonly string[]; name: string };

/** A name as people type it, struck out line by line as one reads down to how it is written. */
export function Misspellings({ label, spellings, name }: MisspellingsProps) {
  return (
    <div className={styles.board}>
      <p className={styles.label}>{label}</p>
      <ul>
        {spellings.map((spelling) => (
          <li key={spelling} className={styles.spelling}>
            <s className={styles.struck}>{spelling}</s>
          </li>
        ))}
      </ul>
      <p className={styles.name}>
        <strong className={styles.marked}>{name}</strong>
      </p>
    </div>
  );
}
