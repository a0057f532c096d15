import { escapeHtml, mailPage, mailParagraph } from '../mail/mail-page.ts';

/** A plain page with a message about a form, for visitors without script whose form is on another host. */
export function showMessagePage(message: string, formUrl: string): string {
  const link = `<p><a href="${escapeHtml(formUrl)}">Open the form again</a></p>`;
  const back = 'Your browser keeps what you wrote: use its back button.';
  return mailPage(message, mailParagraph(message) + mailParagraph(back) + link);
}
