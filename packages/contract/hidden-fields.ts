/** Hidden field that makes a repeat harmless: the same id and words give one lead. */
export const SUBMISSION_ID_FIELD = 'submission_id';

/**
 * Field no person sees or fills; programs that fill every field give themselves away.
 * Hide it with CSS, `tabindex="-1"`, `autocomplete="off"` and `aria-hidden` on its wrapper.
 */
export const HONEYPOT_FIELD = 'fax_number';

/** Hidden field with the time the visitor first touched the form, in milliseconds since 1970. */
export const STARTED_AT_FIELD = 'started_at';

/**
 * A new submission id: 32 hexadecimal digits. Make one when the form appears and after every
 * success; use the same for repeats. `crypto.randomUUID` exists only on https pages, this works on both.
 */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
