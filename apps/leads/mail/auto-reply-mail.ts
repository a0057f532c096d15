import { SERVICE_WORDS } from '@agency/contract/form-words.ts';
import type { LocaleSettings } from '../locale.ts';
import type { Lead } from '../store/lead.ts';
import { type MailText, mailPage, mailParagraph } from './mail-page.ts';

/** For services without a built site, and for content without automatic-reply.yaml: it promises nothing. */
const plainReply = (agency: string) => ({
  subject: `We have received your message – ${agency}`,
  paragraphs: [
    'Hello,',
    `Thank you for writing to ${agency}. Your message has reached us.`,
    'Your reference is {reference}. To add something, reply to this email.',
    'If it is urgent, call us on {phone}.',
    agency,
  ],
});

/**
 * The thank-you mail to the visitor, in the words of the agency and in the language of the form. It contains nothing from the form: anyone can type
 * another person's email address, and the mail must not send their text to that person.
 * @param agency its name, for a mail without words of the agency
 */
export function autoReplyText(
  { reference, consent: { language = '' } }: Lead,
  agency: string,
  {
    autoReply,
    replies,
    phone,
    imprint,
  }: Pick<LocaleSettings, 'autoReply' | 'replies' | 'phone' | 'imprint'>,
): MailText {
  const own = Object.hasOwn(replies, language) ? replies[language] : undefined;
  const { subject, paragraphs } = own ?? autoReply ?? plainReply(agency);
  const lines = paragraphs
    // Without a telephone number its paragraph would be wrong.
    .filter((paragraph) => phone !== '' || !paragraph.includes('{phone}'))
    .map((paragraph) => fill(paragraph, reference, phone));
  // Somebody else may have typed the email address.
  lines.push(own?.notYou ?? SERVICE_WORDS.notYou);
  if (imprint !== '') lines.push(imprint);
  return {
    subject: fill(subject, reference, phone),
    text: `${lines.join('\n\n')}\n`,
    html: mailPage(subject, lines.map(mailParagraph).join(''), own && language),
  };
}

const fill = (text: string, reference: string, phone: string) =>
  text.replaceAll('{reference}', () => reference).replaceAll('{phone}', () => phone);
