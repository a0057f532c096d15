import { Fragment } from 'react';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './UnsentNote.module.css';

type Way = { text: string; href: string };

type UnsentNoteProps = {
  copy: Pick<InterfaceCopy['form'], 'unsent' | 'waiting' | 'instead'>;
  /** What the form waits for: the line, or the visitor. */
  waiting: 'line' | 'visitor';
  phone: Way;
  email: Way;
};

/** After a lead could not be sent: nothing is lost, what happens next, and how to reach us meanwhile. */
export function UnsentNote({ copy, waiting, phone, email }: UnsentNoteProps) {
  const ways: Record<string, Way> = { '{phone}': phone, '{email}': email };
  return (
    <div className={styles.note} role="status">
      <p>
        {copy.unsent} {waiting === 'line' ? copy.waiting : ''}
      </p>
      <p>
        {copy.instead.split(/(\{phone\}|\{email\})/).map((part) => {
          const way = ways[part];
          return way ? (
            <a key={part} href={way.href}>
              {way.text}
            </a>
          ) : (
            <Fragment key={part}>{part}</Fragment>
          );
        })}
      </p>
    </div>
  );
}
