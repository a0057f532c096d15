import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import { Fragment } from 'react';
import styles from './FormBody.module.css';

type ContactLink = { text: string; href: string };

type SendFailedNoteProps = {
  copy: Pick<InterfaceCopy['form'], 'sendFailed' | 'offlineRetry' | 'instead'>;
  phone: ContactLink;
  email: ContactLink;
};

/** Shown after a lead could not be sent: nothing is lost, what happens next, and how to reach us meanwhile. */
export function SendFailedNote({ copy, phone, email }: SendFailedNoteProps) {
  const links: Record<string, ContactLink> = { '{phone}': phone, '{email}': email };
  return (
    <div role="status">
      <div className={styles.sendFailed} data-send-failed="" hidden>
        <p>
          <span>{copy.sendFailed}</span>{' '}
          <span data-offline-retry="" hidden>
            {copy.offlineRetry}
          </span>
        </p>
        <p>
          {copy.instead.split(/(\{phone\}|\{email\})/).map((text) => {
            const link = links[text];
            return link ? (
              <a key={text} href={link.href}>
                {link.text}
              </a>
            ) : (
              <Fragment key={text}>{text}</Fragment>
            );
          })}
        </p>
      </div>
    </div>
  );
}
