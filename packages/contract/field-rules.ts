import type { FieldKind, FormField } from './form-field.ts';

const PHONE_CHARACTERS = /^[\p{Nd}\s+\-()./\u2010-\u2013]+$/u;
/** What people write between two numbers in one field: a comma, a slash, "or". */
const PHONE_SEPARATORS = /[,;/&|]|\s(?:or|and)\s/i;
/** The extension after an office's number. */
const PHONE_EXTENSION = /(?:extension|extn?|x|#)[\s.:]*\p{Nd}{1,6}$/iu;
const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/**
 * Checks a normalised, non-empty value.
 * @returns a message that names the field and the fix, or null when the value is valid
 */
export function fieldMistake(field: FormField, value: string): string | null {
  if (isTooLong(field, value)) {
    return `${field.label} is too long: shorten it to ${field.maxLength} characters.`;
  }
  return MISTAKES[field.kind](value);
}

/** Whether a normalised value is longer than the maximum of its field. */
export function isTooLong(field: FormField, value: string): boolean {
  return value.length > field.maxLength;
}

const MISTAKES: Record<FieldKind, (value: string) => string | null> = {
  line: () => null,
  message: () => null,
  phone: phoneMistake,
  email: emailMistake,
  website: websiteMistake,
  // The page may have been opened before a service was renamed: that must not cost a lead.
  services: () => null,
};

function phoneMistake(value: string): string | null {
  const numbers = value
    .split(PHONE_SEPARATORS)
    .map((number) => number.trim().replace(PHONE_EXTENSION, ''));
  if (isPhone(value) || (numbers.length <= 3 && numbers.every(isPhone))) return null;
  return 'Enter a phone number with 7 to 15 digits, such as +91 98765 43210.';
}

function isPhone(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return PHONE_CHARACTERS.test(value) && digits >= 7 && digits <= 15;
}

function emailMistake(value: string): string | null {
  const local = value.slice(0, value.lastIndexOf('@'));
  const isValid =
    EMAIL_PATTERN.test(value) &&
    local.length <= 64 &&
    !value.includes('..') &&
    !/(^\.|\.@|@[.-]|-\.|\.-)/.test(value);
  return isValid ? null : 'Enter an email address in full, such as name@example.com.';
}

function websiteMistake(value: string): string | null {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`;
  const parsed = parseUrl(url);
  const isValid =
    parsed !== null &&
    /^https?:$/.test(parsed.protocol) &&
    /[^.]\.[^.]+$/.test(parsed.hostname) &&
    parsed.username === '' &&
    !/\s/.test(value);
  return isValid ? null : 'Enter a website address such as yourbrand.in, or leave Website empty.';
}

// Not `URL.canParse`: some supported browsers do not have it.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
