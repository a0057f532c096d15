import type { Showpiece } from '../../../schemas/showpiece.ts';
import styles from './StruckSpellings.module.css';

export type StruckSpellingsProps = Omit<Extract<Showpiece, { kind: 'misspellings' }>, 'kind'> & {
  name: string;
};

/** A name as people type it, struck out line by line as one reads down to how it is written. */
export function StruckSpellings({ label, spellings, name }: StruckSpellingsProps) {
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
        <strong className={styles.marked}>
          <span className={styles.letters}>{name}</span>
        </strong>
      </p>
    </div>
  );
}
