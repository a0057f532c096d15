import type { FieldKind, FormField } from './form-field.ts';
import { FORM_WORDS, type FormWords, fillMessage } from './form-words.ts';
import { readPhone } from './phone-number.ts';

const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/**
 * Checks a normalised, non-empty value.
 * @returns a message that names the field and the fix, or null when the value is valid
 */
export function fieldMistake(
  field: FormField,
  value: string,
  words: FormWords = FORM_WORDS,
): string | null {
  if (isTooLong(field, value))
    return fillMessage(words.tooLong, { label: field.label, limit: String(field.maxLength) });
  const rule = RULES[field.kind];
  return rule === undefined || rule.accepts(value) ? null : words[rule.words];
}

/** Whether a normalised value is longer than the maximum of its field. */
export function isTooLong(field: FormField, value: string): boolean {
  return value.length > field.maxLength;
}

/** What a value must be. Of services any name: the page may have been opened before one was renamed. */
const RULES: Readonly<Partial<Record<FieldKind, Rule>>> = {
  phone: { accepts: (value) => readPhone(value) !== null, words: 'phone' },
  email: { accepts: isEmail, words: 'email' },
  website: { accepts: isWebsite, words: 'website' },
};
type Rule = { accepts: (value: string) => boolean; words: keyof FormWords };

function isEmail(value: string): boolean {
  const local = value.slice(0, value.lastIndexOf('@'));
  return (
    EMAIL_PATTERN.test(value) &&
    local.length <= 64 &&
    !value.includes('..') &&
    !/(^\.|\.@|@[.-]|-\.|\.-)/.test(value)
  );
}

function isWebsite(value: string): boolean {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`;
  const parsed = parseUrl(url);
  return (
    parsed !== null &&
    /^https?:$/.test(parsed.protocol) &&
    /[^.]\.[^.]+$/.test(parsed.hostname) &&
    parsed.username === '' &&
    !/\s/.test(value)
  );
}

// Not `URL.canParse`: some supported browsers do not have it.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
