import type { FieldKind, FormField } from './form-field.ts';

const PHONE_CHARACTERS = /^[\p{Nd}\s+\-()./\u2010-\u2013]+$/u;
/** Between two numbers in one field, as people write them: a comma, a slash, "or". */
const PHONE_JOINTS = /\s*[,;/&|]\s*|\s+(?:or|and)\s+/i;
/** The number inside an office, after the one of the office. */
const PHONE_EXTENSION = /[\s,]*(?:extension|extn?|x|#)[\s.:]*\p{Nd}{1,6}\s*$/iu;
const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/**
 * The mistake in a cleaned, non-empty value, as a sentence that names the field and the fix.
 * @returns null when the value is fine
 */
export function fieldMistake(field: FormField, value: string): string | null {
  if (isTooLong(field, value)) {
    return `${field.label} is too long: shorten it to ${field.maxLength} characters.`;
  }
  return MISTAKES[field.kind](value);
}

/** Whether a cleaned value has more characters than its field takes. */
export function isTooLong(field: FormField, value: string): boolean {
  return value.length > field.maxLength;
}

const MISTAKES: Record<FieldKind, (value: string) => string | null> = {
  line: () => null,
  message: () => null,
  phone: phoneMistake,
  email: emailMistake,
  website: websiteMistake,
  // Whatever list the page showed when it was opened: a renamed service must not cost a lead.
  services: () => null,
};

function phoneMistake(value: string): string | null {
  const numbers = value.split(PHONE_JOINTS).map((number) => number.replace(PHONE_EXTENSION, ''));
  if (isPhone(value) || (numbers.length <= 3 && numbers.every(isPhone))) return null;
  return 'Enter a phone number with 7 to 15 digits, such as +91 98765 43210.';
}

function isPhone(value: string): boolean {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  return PHONE_CHARACTERS.test(value) && digits >= 7 && digits <= 15;
}

function emailMistake(value: string): string | null {
  const local = value.slice(0, value.lastIndexOf('@'));
  const fine =
    EMAIL_PATTERN.test(value) &&
    local.length <= 64 &&
    !value.includes('..') &&
    !/(^\.|\.@|@[.-]|-\.|\.-)/.test(value);
  return fine ? null : 'Enter an email address in full, such as name@example.com.';
}

function websiteMistake(value: string): string | null {
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`;
  const address = readAddress(written);
  const fine =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    /[^.]\.[^.]+$/.test(address.hostname) &&
    address.username === '' &&
    !/\s/.test(value);
  return fine ? null : 'Enter a website address such as yourbrand.in, or leave Website empty.';
}

// Not `URL.canParse`: some of the browsers that send leads lack it.
function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
