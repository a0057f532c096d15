// Zero-width joiners stay: Tamil, Hindi and emoji need them. Other invisible characters go, and marks
// of writing direction: they can make a stored name read as something else.
const INVISIBLE =
  '[\\p{Cc}\\p{Cs}\\u00AD\\u061C\\u180E\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]';
const INVISIBLE_IN_LINE = new RegExp(INVISIBLE, 'gu');
const INVISIBLE_IN_TEXT = new RegExp(`(?!\\n)${INVISIBLE}`, 'gu');
const ODD_SPACES = /[\t\u00A0\u2000-\u200A\u202F\u205F]/g;
/** Full-width letters, figures and signs, as keyboards for Chinese and Japanese write them. */
const FULL_WIDTH = /[\u3000\uFF01-\uFF5E]/g;

/** Words of plain letters, figures and signs with one space between them: nothing to do. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** A one-line text without control characters, with single spaces, trimmed, in Unicode form NFC. */
export function normaliseLine(text: string): string {
  if (text === '' || PLAIN_LINE.test(text)) return text;
  return narrow(text.replace(/[\n\v\f\r\u0085\u2028\u2029]/g, ' '))
    .replace(INVISIBLE_IN_LINE, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

/** A text of several lines: line ends become LF, control characters go, ends are trimmed, NFC. */
export function normaliseText(text: string): string {
  if (text === '') return text;
  return narrow(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .replace(INVISIBLE_IN_TEXT, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .normalize('NFC');
}

/**
 * An email address as typed or pasted, without invisible characters and punctuation around it, its
 * domain in ASCII. Anything else stays as it is, so that a mistake can be shown to its visitor.
 */
export function normaliseEmail(text: string): string {
  const address = withoutWrapping(
    normaliseLine(text.normalize('NFKC')).replace(/[\u200C\u200D]/g, ''),
  );
  const [, local, domain = ''] =
    /^([^@]+)@([^\s@/?#:\\]*\P{ASCII}[^\s@/?#:\\]*)$/u.exec(address) ?? [];
  if (local === undefined) return address;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/** A web address as typed or pasted; what people write where they have none is empty. */
export function normaliseWebsite(text: string): string {
  const address = withoutWrapping(normaliseLine(text));
  return /^(?:n\.?\/?a|none|nil|no|not yet|-+|–|—)$/i.test(address) ? '' : address;
}

const narrow = (text: string) =>
  text.replace(ODD_SPACES, ' ').replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'));

// Brackets, quotes and the end of a sentence, as they are copied along from a text.
function withoutWrapping(address: string): string {
  return address.replace(/^[\s<([{"'“‘]+|[\s>)\]}"'”’.,;:]+$/g, '');
}
