import type { Showpiece } from '@agency/content/schemas/showpiece.ts';
import { ContentStyle } from '../../components/ContentStyle/ContentStyle.tsx';
import { moduleClasses } from '../../components/ContentStyle/module-classes.ts';
import rules from './StruckSpellings.module.css?inline';

const styles = moduleClasses(rules);

export type StruckSpellingsProps = Omit<Extract<Showpiece, { kind: 'misspellings' }>, 'kind'> & {
  name: string;
};

/** A name as people type it, struck out line by line as one reads down to how it is written. */
export function StruckSpellings({ label, spellings, name }: StruckSpellingsProps) {
  return (
    <div className={styles.board}>
      <ContentStyle rules={rules} />
      <p className={styles.label}>{label}</p>
      <ul>
        {spellings.map((spelling) => (
          <li key={spelling} className={`title-poster ${styles.spelling}`}>
            <s className={styles.struck}>{spelling}</s>
          </li>
        ))}
      </ul>
      <p className={`figure ${styles.name}`}>
        <strong className={styles.marked}>
          <span className={styles.letters}>{name}</span>
        </strong>
      </p>
    </div>
  );
}
