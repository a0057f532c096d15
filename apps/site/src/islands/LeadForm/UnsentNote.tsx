import { Fragment } from 'react';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import styles from './FormBody.module.css';

type Way = { text: string; href: string };

type UnsentNoteProps = {
  copy: Pick<InterfaceCopy['form'], 'unsent' | 'waiting' | 'instead'>;
  phone: Way;
  email: Way;
};

/** Shown after a lead could not be sent: nothing is lost, what happens next, and how to reach us meanwhile. */
export function UnsentNote({ copy, phone, email }: UnsentNoteProps) {
  const ways: Record<string, Way> = { '{phone}': phone, '{email}': email };
  return (
    <div role="status">
      <div className={styles.unsent} data-unsent="" hidden>
        <p>
          <span>{copy.unsent}</span> <span data-waiting="">{copy.waiting}</span>
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
    </div>
  );
}
