import type { FieldKind, FormField } from './form-field.ts';
import { isServiceChoice, splitServices } from './services.ts';

const PHONE_CHARACTERS = /^[\p{Nd}\s+\-()./\u2010-\u2013]+$/u;
const EMAIL_SHAPE = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/**
 * The mistake in a cleaned, non-empty value, as a sentence that names the field and the fix.
 * @returns null when the value is fine
 */
export function fieldMistake(field: FormField, value: string): string | null {
  if (value.length > field.maxLength) {
    return `${field.label} is too long: shorten it to ${field.maxLength} characters.`;
  }
  return MISTAKES[field.kind](value);
}

const MISTAKES: Record<FieldKind, (value: string) => string | null> = {
  line: () => null,
  message: () => null,
  phone: phoneMistake,
  email: emailMistake,
  website: websiteMistake,
  services: servicesMistake,
};

function phoneMistake(value: string): string | null {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  if (PHONE_CHARACTERS.test(value) && digits >= 7 && digits <= 15) return null;
  return 'Enter a phone number with 7 to 15 digits, such as +91 44 0000 0000.';
}

function emailMistake(value: string): string | null {
  const local = value.slice(0, value.lastIndexOf('@'));
  const fine =
    EMAIL_SHAPE.test(value) &&
    local.length <= 64 &&
    !value.includes('..') &&
    !/(^\.|\.@|@[.-]|-\.|\.-)/.test(value);
  return fine ? null : 'Enter an email address in full, such as name@example.com.';
}

function websiteMistake(value: string): string | null {
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`;
  const address = URL.canParse(written) ? new URL(written) : null;
  const fine =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    /[^.]\.[^.]+$/.test(address.hostname) &&
    address.username === '' &&
    !/\s/.test(value);
  return fine ? null : 'Enter a website address such as yourbrand.in, or leave Website empty.';
}

function servicesMistake(value: string): string | null {
  return splitServices(value).every(isServiceChoice)
    ? null
    : 'Choose Services from the list only, or none at all.';
}
