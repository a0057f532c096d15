import type { Lead } from '../store/lead.ts';
import { type MailText, mailPage, mailParagraph } from './mail-page.ts';

/** The mail of the daily test lead. */
export function canaryText({ reference }: Lead): MailText {
  const subject = 'Daily test of the lead service: it works';
  const lines = [
    'A test lead went the whole way today: through the form, into the store and out through the mail server to you. It is deleted again.',
    `Nothing is to be done. If this mail stops coming, something is wrong. Reference ${reference}.`,
  ];
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(subject, lines.map(mailParagraph).join('')),
  };
}
