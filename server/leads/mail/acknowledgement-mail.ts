import type { Lead } from '../store/lead.ts';
import { type MailText, mailPage, mailParagraph } from './mail-page.ts';

/**
 * The mail that thanks the visitor. It repeats nothing the visitor wrote except what is certainly
 * their name: anyone can type anybody's address into a form, and the mail must not carry a
 * stranger's words there.
 */
export function acknowledgementText(lead: Lead, agency: string): MailText {
  const name = certainName(lead);
  const lines = [
    name === null ? 'Hello,' : `Hello ${name},`,
    `Thank you for writing to ${agency}. Your message has reached us, and one of us will get back to you shortly.`,
    `Its reference is ${lead.reference}. If something is missing, reply to this mail.`,
    agency,
  ];
  const subject = `We have received your message – ${agency}`;
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(subject, lines.map(mailParagraph).join('')),
  };
}

/** The first word of the name where the owner of the address gave it to the address too. */
function certainName({ name, email }: Lead): string | null {
  const first = /^[\p{L}\p{M}]{3,20}(?=$|[ .])/u.exec(name)?.[0];
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return first !== undefined && local.split(/[^\p{L}\p{M}]+/u).includes(first.toLowerCase())
    ? first
    : null;
}
