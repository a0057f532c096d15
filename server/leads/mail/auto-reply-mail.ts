import type { Lead } from '../store/lead.ts';
import { type MailText, mailPage, mailParagraph } from './mail-page.ts';

/**
 * The mail that thanks the visitor. It repeats nothing the visitor wrote: anyone can type anybody's
 * address into a form, and the mail must not carry a stranger's words there.
 */
export function autoReplyText({ reference }: Lead, agency: string): MailText {
  const lines = [
    'Hello,',
    `Thank you for writing to ${agency}. Your message has reached us, and one of us will get back to you shortly.`,
    `Its reference is ${reference}. If something is missing, reply to this mail.`,
    agency,
  ];
  const subject = `We have received your message – ${agency}`;
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(subject, lines.map(mailParagraph).join('')),
  };
}
