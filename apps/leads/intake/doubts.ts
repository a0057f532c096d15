import { confirmedValues } from '@agency/contract/confirmed-field.ts';
import type { FieldKind, FormFields } from '@agency/contract/form-field.ts';
import {
  FORM_WORDS,
  fillMessage,
  SERVICE_WORDS,
  type ServiceWords,
} from '@agency/contract/form-words.ts';
import type { FieldErrors } from '@agency/contract/lead-response.ts';
import { plainDigits } from '@agency/contract/plain-digits.ts';
import type { LeadValues, RawFields } from '@agency/contract/validation.ts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneLinks } from '../mail/phone-links.ts';

/**
 * Values that are allowed but look mistyped, each with a question, in page order. The visitor is asked once: sending
 * the same value again confirms it, and nothing is refused.
 * @param values of `validateLead`
 * @param confirmed what the hidden field holds
 * @param country of phone numbers without a country code, such as `IN`; null when unknown
 * @param words where the form is not in English
 */
export function leadDoubts<Form extends FormFields>(
  form: Form,
  values: LeadValues<Form>,
  confirmed: RawFields[string],
  country: string | null,
  words: ServiceWords = SERVICE_WORDS,
): FieldErrors {
  const known = confirmedValues(confirmed);
  const { keep } = form.words ?? FORM_WORDS;
  const doubts = form.fields.flatMap((field): [string, string][] => {
    const value = (values as Record<string, string>)[field.name] ?? '';
    const isAsked = value === '' || known.get(field.name) === value;
    const doubt = isAsked ? null : questions[field.kind]?.(value, country);
    if (!doubt) return [];
    const { question, ...details } = doubt;
    return [[field.name, fillMessage(words[question], { value, keep, ...details })]];
  });
  return Object.fromEntries(doubts);
}

/** What the hidden field holds after the visitor was asked. @param confirmed what it held before */
export function confirmationOf(
  confirmed: RawFields[string],
  doubts: FieldErrors,
  values: Readonly<Record<string, string>>,
): string {
  const asked = confirmedValues(confirmed);
  for (const name of Object.keys(doubts)) asked.set(name, values[name] ?? '');
  return asked.toString();
}

/** The name of a question in the words of the service, and what it says. */
type Doubt =
  | { question: 'oneDigit' }
  | { question: 'digits'; digits: string }
  | { question: 'meant'; meant: string };
type Question = (value: string, country: string | null) => Doubt | null;

const questions: Partial<Record<FieldKind, Question>> = {
  phone: doubtInPhone,
  email: doubtInEmail,
};

/** Whether all digits are the same, after the country code (one to three digits) and leading zeros. */
function hasOneDigit(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const codeLengths = number.startsWith('+') ? [1, 2, 3] : [0];
  return codeLengths.some((length) => new Set(digits.slice(length).replace(/^0+/, '')).size <= 1);
}

/** Asks about a number that the agency could not call with one tap: see phone-links.ts. */
function doubtInPhone(value: string, country: string | null): Doubt | null {
  const [link] = phoneLinks(value, country);
  const number = link?.number ?? plainDigits(value);
  if (hasOneDigit(number)) return { question: 'oneDigit' };
  const isCountryKnown = country !== null || number.startsWith('+');
  if (link?.whatsapp || !isCountryKnown) return null;
  const options = country === null ? {} : { defaultCountry: country as CountryCode };
  const national =
    parsePhoneNumberFromString(number, options)?.nationalNumber ?? number.replace(/\D/g, '');
  return { question: 'digits', digits: String(national.length) };
}

/** Ends of domains that nobody can have, and what was meant. */
const ends: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom)$/, '.com'],
  [/@(?:gmial|gamil|gmai|gmal|gnail|gmaill|gmail)\.(?:com?|in)$/, '@gmail.com'],
  [/@(?:yaho|yahooo|yhoo)(?=\.(?:com|co\.in|in)$)/, '@yahoo'],
  [/@(?:hotmial|hotmal|hotmai)\.com$/, '@hotmail.com'],
  [/@(?:outlok|outllook|outloo)\.com$/, '@outlook.com'],
];

function doubtInEmail(value: string): Doubt | null {
  const lower = value.toLowerCase();
  const meant = ends.reduce((address, [end, right]) => address.replace(end, () => right), lower);
  if (meant === lower) return null;
  return { question: 'meant', meant };
}
