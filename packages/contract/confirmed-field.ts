import type { RawFields } from './validation.ts';

/** Hidden field: the values that the visitor was asked about, as the service writes them. */
export const CONFIRMED_FIELD = 'confirmed';

/** These values, by field name. @param confirmed what the hidden field holds */
export const confirmedValues = (confirmed: RawFields[string]): URLSearchParams =>
  new URLSearchParams(String(confirmed ?? ''));
