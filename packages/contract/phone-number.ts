import { trimEnd } from './trim-end.ts';

const PHONE_CHARACTERS = /^[\p{Nd}\s+\-()./\u2010-\u2013]+$/u;
const RUN = /[\p{Nd}\s+\-()./\u2010-\u2013]+/gu;
/** What people write between two numbers in one field: a comma, a slash, "or". */
const SEPARATORS = /[,;/&|]|\s(?:or|and)\s/i;
/** The extension after an office's number. */
const EXTENSION = /(?:extension|extn?|x|#)[\s.:]*\p{Nd}{1,6}$/iu;
/** What is between a number and the words after it. */
const GAP = /[\s(./\-\u2010-\u2013]/;

/** A phone field: its number or numbers, and the whole text if people wrote words too. */
export type PhoneNumber = { readonly number: string; readonly typed: string | null };

const splitNumbers = (value: string) =>
  value.split(SEPARATORS).map((number) => number.trim().replace(EXTENSION, ''));

/**
 * Reads a normalised phone field, such as `98400 12345 (after 6 pm)`.
 * @returns null when it has no number of 7 to 15 digits
 */
export function readPhone(value: string): PhoneNumber | null {
  const numbers = splitNumbers(value);
  if (isNumber(value) || (numbers.length <= 3 && numbers.every(isNumber)))
    return { number: value, typed: null };
  if (!/\p{L}/u.test(value)) return null;
  for (const { 0: run, index } of value.matchAll(RUN)) {
    const number = trimEnd(run, GAP).trimStart();
    // Digits that touch a letter are a mistyped number: 12345678x.
    const isTouched =
      (run.startsWith(number) && isLetter(value, index - 1)) ||
      (run.endsWith(number) && isLetter(value, index + run.length));
    if (isNumber(number) && !isTouched) return { number, typed: value };
  }
  return null;
}

const isLetter = (text: string, at: number) => /\p{L}/u.test(text.charAt(at));

function isNumber(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return PHONE_CHARACTERS.test(value) && digits >= 7 && digits <= 15;
}
