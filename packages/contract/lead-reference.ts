/** Where a visitor goes after a lead was accepted. */
export const THANK_YOU_PATH = '/thank-you';

// Crockford's alphabet: no I, L, O, U, which are easy to confuse on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A reference encodes the last ten hexadecimal digits of the id, which are random: 40 bits. */
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

/** Whether a text has the format of a reference; anything else is not shown on a page. */
export function isLeadReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}

/** The end of the id that a reference encodes: ten hexadecimal digits. */
export function idEndOfReference(reference: string): string {
  let bits = 0n;
  for (const character of reference.replace('-', ''))
    bits = (bits << 5n) | BigInt(ALPHABET.indexOf(character));
  return bits.toString(16).padStart(DIGITS, '0');
}

/** The URL of the thank-you page with the reference of an accepted lead. @param path of the page in another language */
export function thankYouUrl(reference: string, path = THANK_YOU_PATH): string {
  return `${path}?${REFERENCE_PARAMETER}=${reference}`;
}
