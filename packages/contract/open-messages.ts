import { CONFIRMED_FIELD, confirmedValues } from './confirmed-field.ts';
import { isTooLong } from './field-rules.ts';
import type { FormFields } from './form-field.ts';
import { FORM_WORDS } from './form-words.ts';
import type { FieldErrors } from './lead-response.ts';
import { type RawFields, validateLead } from './validation.ts';

/**
 * The messages at the fields while a visitor types, by field name; empty when the field is right now. The only new one
 * is that a text is too long: otherwise a visitor who pasted it would learn that after sending only. A question about
 * a value stays as long as the value does, also on a page that the service has sent with it.
 * @param shown the messages that are there
 */
export function openMessages(form: FormFields, raw: RawFields, shown: FieldErrors): FieldErrors {
  const checked = validateLead(form, raw);
  const mistakes = checked.ok ? {} : checked.errors;
  const { keep } = form.words ?? FORM_WORDS;
  const asked = confirmedValues(raw[CONFIRMED_FIELD]);
  const open = form.fields.flatMap((field): [string, string][] => {
    const { name } = field;
    const before = shown[name] ?? '';
    const value = checked.values[name] ?? '';
    if (before === '' && !isTooLong(field, value)) return [];
    const isOpen = before.endsWith(keep) && asked.get(name) === value;
    return [[name, mistakes[name] ?? (isOpen ? before : '')]];
  });
  return Object.fromEntries(open);
}
