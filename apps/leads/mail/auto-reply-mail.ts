import type { Lead } from '../store/lead.ts';
import { type MailText, mailPage, mailParagraph } from './mail-page.ts';

/**
 * The mail that thanks the visitor. It repeats nothing the visitor wrote: anyone can type another
 * person's address into a form, and the mail must not carry a stranger's words to that person.
 * @param phone of the agency; empty when unknown
 */
export function autoReplyText({ reference }: Lead, agency: string, phone: string): MailText {
  const lines = [
    'Hello,',
    `Thank you for writing to ${agency}. Your message has reached us. We will reply within one working day.`,
    `Your reference is ${reference}. To add something, reply to this email.${phone && ` If it is urgent, call us on ${phone}.`}`,
    'What happens next: a person reads your message, looks up your brand and calls or writes to you.',
    agency,
  ];
  const subject = `We have received your message – ${agency}`;
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(subject, lines.map(mailParagraph).join('')),
  };
}
