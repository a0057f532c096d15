import { trimEnd } from './trim-end.ts';

// Zero-width joiners stay: Tamil, Hindi and emoji need them. Other invisible characters and marks of writing
// direction are removed: they can make a stored name look like another.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;
const ODD_SPACES = /[\t\u00A0\u2000-\u200A\u202F\u205F]/g;
/** Full-width letters, digits and punctuation from Chinese and Japanese keyboards. */
const FULL_WIDTH = /[\u3000\uFF01-\uFF5E]/g;

/**
 * More than 30 combining marks on one letter: no language has them, and NFC needs quadratic time for them. The
 * limit is that of Unicode's Stream-Safe Text Format.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** ASCII words with one space between them need no change. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** Normalises a one-line text: no control characters, single spaces, trimmed, NFC. */
export function normaliseLine(text: string): string {
  if (text === '' || PLAIN_LINE.test(text)) return text;
  return toPlainWidth(text.replace(/[\n\v\f\r\u0085\u2028\u2029]/g, ' '))
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

/** Normalises a text of several lines: LF line ends, no control characters, trimmed, NFC. */
export function normaliseText(text: string): string {
  if (text === '') return text;
  return toPlainWidth(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .replace(INVISIBLE, (character) => (character === '\n' ? '\n' : ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .normalize('NFC');
}

/**
 * Removes invisible characters and surrounding punctuation from an email address and converts its domain to
 * ASCII. Anything else is unchanged, so that the visitor sees the mistake.
 */
export function normaliseEmail(text: string): string {
  const address = trimPunctuation(
    normaliseLine(text.normalize('NFKC')).replace(/[\u200C\u200D]/g, ''),
  );
  const [, local, domain = ''] = /^([^@]+)@([^\s@/?#:\\]+)$/.exec(address) ?? [];
  if (local === undefined || !/\P{ASCII}/u.test(domain)) return address;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/** Removes surrounding punctuation from a URL; texts such as "none" become empty. */
export function normaliseWebsite(text: string): string {
  const url = trimPunctuation(normaliseLine(text));
  return /^(?:n\.?\/?a|none|nil|no|not yet|-+|–|—)$/i.test(url) ? '' : url;
}

const toPlainWidth = (text: string) =>
  text
    .replace(ODD_SPACES, ' ')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'));

// Brackets, quotes and full stops that were copied with an address.
function trimPunctuation(address: string): string {
  return trimEnd(address.replace(/^[\s<([{"'“‘]+/, ''), /[\s>)\]}"'”’.,;:]/);
}
