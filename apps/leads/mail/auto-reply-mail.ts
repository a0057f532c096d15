import type { Lead } from '../store/lead.ts';
import { type MailText, mailPage, mailParagraph } from './mail-page.ts';

/**
 * The thank-you mail to the visitor. It contains nothing from the form: anyone can type another person's email
 * address, and the mail must not send their text to that person.
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
