import type { RawFields } from './validation.ts';

/** Hidden field: the values that the visitor was asked about, as the service writes them. */
export const CONFIRMED_FIELD = 'confirmed';

/** These values, by field name. @param confirmed what the hidden field holds */
export const confirmedValues = (confirmed: RawFields[string]): URLSearchParams =>
  new URLSearchParams(String(confirmed ?? ''));

/** The end of each question about a value: a mistake has other words. */
export const QUESTION_END = 'again to keep it.';
