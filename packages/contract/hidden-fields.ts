/** Hidden field against duplicates: the same id with the same values gives one lead. */
export const SUBMISSION_ID_FIELD = 'submission_id';

/**
 * Field that people do not see: a value in it comes from a program that fills every field.
 * Hide it with CSS, `tabindex="-1"`, `autocomplete="off"` and `aria-hidden` on its wrapper.
 */
export const HONEYPOT_FIELD = 'fax_number';

/** Hidden field with the time the visitor first touched the form, in milliseconds since 1970. */
export const STARTED_AT_FIELD = 'started_at';

/**
 * A new submission id: 32 hexadecimal digits. Make one when the form appears and after every
 * success; use the same for retries. `crypto.randomUUID` exists only on https pages, this works on both.
 */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
