/** What an accepted lead is answered with. Source: specification, section 2, thank-you page. */
export const SUCCESS_MESSAGE =
  'Your message has been sent successfully. We will get back to you shortly.';

/** The alert when the answer cannot be reached or read. Source: specification, section 8. */
export const NETWORK_ALERT = 'An error occurred. Please try again.';

/** The alert when the service refused the lead. Source: specification, section 8. */
export function errorAlert(message: string): string {
  return `Error: ${message}`;
}

/**
 * One sentence for the top of a form with mistakes.
 * @param messages the messages of the fields in their order on the page
 */
export function summaryMessage(messages: readonly string[]): string {
  return messages.join(' ');
}
