/** What an accepted lead is answered with. Source: specification, section 2, thank-you page. */
export const SUCCESS_MESSAGE =
  'Your message has been sent successfully. We will get back to you shortly.';

/** The alert when the answer cannot be reached or read. Source: specification, section 8. */
export const NETWORK_ALERT = 'An error occurred. Please try again.';

/** The alert when the service refused the lead. Source: specification, section 8. */
export function errorAlert(message: string): string {
  return `Error: ${message}`;
}

/** How long a text is against what its field takes. @param words with {used} and {limit} in it */
export function lengthNote(words: string, used: number, limit: number): string {
  const number = (count: number) => count.toLocaleString('en-IN');
  return words.replace('{used}', number(used)).replace('{limit}', number(limit));
}

/**
 * One sentence for the top of a form with mistakes.
 * @param messages the messages of the fields in their order on the page
 */
export function summaryMessage(messages: readonly string[]): string {
  return messages.join(' ');
}
