import { SERVICE_WORDS, type ServiceWords } from '@agency/contract/form-words.ts';
import { escapeHtml, mailPage, mailParagraph } from '../mail/mail-page.ts';

/** A plain page with a message about a form, for visitors without script whose form is on another host. */
export function showMessagePage(
  message: string,
  formUrl: string,
  words: ServiceWords = SERVICE_WORDS,
  language?: string,
): string {
  const link = `<p><a href="${escapeHtml(formUrl)}">${escapeHtml(words.openForm)}</a></p>`;
  return mailPage(message, mailParagraph(message) + mailParagraph(words.back) + link, language);
}
