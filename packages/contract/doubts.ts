import { QUESTION_END } from './confirmed-field.ts';
import type { FieldKind, LeadForm } from './form-field.ts';
import type { FieldErrors } from './lead-response.ts';
import { phoneNumbers } from './phone-number.ts';
import { plainDigits } from './plain-digits.ts';
import type { LeadValues, RawFields } from './validation.ts';

/**
 * Values that are allowed but look mistyped, each with a question, in page order. The visitor is asked once: sending
 * the same value again confirms it, and nothing is refused.
 * @param values of `validateLead`
 * @param confirmed what the hidden field holds
 */
export function leadDoubts<Form extends LeadForm>(
  form: Form,
  values: LeadValues<Form>,
  confirmed: RawFields[string],
): FieldErrors {
  const known = new URLSearchParams(typeof confirmed === 'string' ? confirmed : '');
  const doubts = form.fields.flatMap((field): [string, string][] => {
    const value = (values as Record<string, string>)[field.name] ?? '';
    const doubt =
      value === '' || known.get(field.name) === value ? null : questions[field.kind]?.(value);
    return doubt ? [[field.name, doubt]] : [];
  });
  return Object.fromEntries(doubts);
}

/** What the hidden field holds after the visitor was asked. @param confirmed what it held before */
export function confirmationOf(
  confirmed: RawFields[string],
  doubts: FieldErrors,
  values: Readonly<Record<string, string>>,
): string {
  const asked = new URLSearchParams(typeof confirmed === 'string' ? confirmed : '');
  for (const name of Object.keys(doubts)) asked.set(name, values[name] ?? '');
  return asked.toString();
}

const questions: Partial<Record<FieldKind, (value: string) => string | null>> = {
  phone: doubtInPhone,
  email: doubtInEmail,
};

/** A number of India has ten digits after the country code or the zero, or eleven from 1800. */
function doubtInPhone(value: string): string | null {
  const [number = '', ...others] = phoneNumbers(value).map(plainDigits);
  const digits = number.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  const afterZeros = digits.replace(/^\+91/, '').replace(/^0+/, '');
  if (new Set(afterZeros).size <= 1)
    return `Is ${value} your phone number? Send it ${QUESTION_END}`;
  const isForeign = digits.startsWith('+') && !digits.startsWith('+91');
  const national = digits.replace(/^(?:\+91|91(?=\d{10}$))/, '').replace(/^0/, '');
  const isWhole = national.length === 10 || /^18[06]0/.test(national);
  if (others.length > 0 || isForeign || isWhole) return null;
  return `This number has ${national.length} digits, most have 10. Is it right? Send it ${QUESTION_END}`;
}

/** Ends of domains that nobody can have, and what was meant. */
const ends: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom)$/, '.com'],
  [/@(?:gmial|gamil|gmai|gmal|gnail|gmaill|gmail)\.(?:com?|in)$/, '@gmail.com'],
  [/@(?:yaho|yahooo|yhoo)(?=\.(?:com|co\.in|in)$)/, '@yahoo'],
  [/@(?:hotmial|hotmal|hotmai)\.com$/, '@hotmail.com'],
  [/@(?:outlok|outllook|outloo)\.com$/, '@outlook.com'],
];

function doubtInEmail(value: string): string | null {
  const lower = value.toLowerCase();
  const meant = ends.reduce((address, [end, right]) => address.replace(end, () => right), lower);
  if (meant === lower) return null;
  return `Did you mean ${meant}? Change it, or send ${value} ${QUESTION_END}`;
}
