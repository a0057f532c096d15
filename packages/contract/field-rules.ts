import type { FieldKind, FormField } from './form-field.ts';
import { readPhone } from './phone-number.ts';

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
  return readPhone(value) === null
    ? 'Enter a phone number with 7 to 15 digits, such as +91 98765 43210.'
    : null;
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
  return isValid
    ? null
    : 'Enter a website address such as yourbrand.in, or leave this field empty.';
}

// Not `URL.canParse`: some supported browsers do not have it.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
