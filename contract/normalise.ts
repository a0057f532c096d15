// Zero-width joiners stay: Tamil, Hindi and emoji need them. Overrides of writing direction go:
// they can make a stored name read as something else.
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const INVISIBLE_EXCEPT_NEWLINE =
  /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Words of plain letters, figures and signs with one space between them: nothing to do. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** A one-line text without control characters, with single spaces, trimmed, in Unicode form NFC. */
export function normaliseLine(text: string): string {
  if (text === '' || PLAIN_LINE.test(text)) return text;
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

/** A text of several lines: line ends become LF, control characters go, ends are trimmed, NFC. */
export function normaliseText(text: string): string {
  if (text === '') return text;
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE_EXCEPT_NEWLINE, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .normalize('NFC');
}
