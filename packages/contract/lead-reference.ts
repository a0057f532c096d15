import { THANK_YOU_PATH } from './lead-forms.ts';

// Crockford's alphabet: no I, L, O, U, so that nobody misreads a reference on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Hexadecimal digits of the id that a reference encodes, all random: 40 bits. */
const DIGITS = 10;

/** Query parameter of the thank-you page that holds the reference. */
export const REFERENCE_PARAMETER = 'reference';

/**
 * A short name for a lead, such as `7KQ2-M0XD`, the same on the thank-you page and in both mails.
 * Made from the last 40 bits of the lead's id, which are random.
 * @param id a UUID
 */
export function leadReference(id: string): string {
  let rest = Number.parseInt(id.slice(-DIGITS), 16);
  let text = '';
  for (let count = 0; count < 8; count += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Tells whether a text has the form of a reference; anything else is not shown on a page. */
export function isLeadReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}

/** The end of the id that a reference encodes: ten hexadecimal digits. */
export function idEndOfReference(reference: string): string {
  let bits = 0n;
  for (const sign of reference.replace('-', ''))
    bits = (bits << 5n) | BigInt(ALPHABET.indexOf(sign));
  return bits.toString(16).padStart(DIGITS, '0');
}

/** Where a visitor goes after a lead was accepted, with its reference to show. */
export function thankYouAddress(reference: string): string {
  return `${THANK_YOU_PATH}?${REFERENCE_PARAMETER}=${reference}`;
}
