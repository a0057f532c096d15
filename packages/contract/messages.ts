import { FORM_WORDS, type FormWords } from './form-words.ts';

/** The message for an accepted lead. Source: specification, section 2, thank-you page. */
export const SUCCESS_MESSAGE =
  'Your message has been sent successfully. We will get back to you shortly.';

/** The alert when the service refused the lead. Source: specification, section 8. */
export function errorAlert(
  message: string,
  { error }: Pick<FormWords, 'error'> = FORM_WORDS,
): string {
  return `${error} ${message}`;
}

/** The length of a text and the maximum of its field. @param template contains {used} and {limit} */
export function lengthNote(template: string, used: number, limit: number): string {
  const number = (count: number) => count.toLocaleString('en-IN');
  return template.replace('{used}', number(used)).replace('{limit}', number(limit));
}

/**
 * The text above a form with mistakes.
 * @param messages the messages of the fields in their order on the page
 */
export function summaryMessage(messages: readonly string[]): string {
  return messages.join(' ');
}
