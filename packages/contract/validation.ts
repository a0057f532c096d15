import { fieldMistake } from './field-rules.ts';
import type { FieldKind, FormField, FormFields } from './form-field.ts';
import type { FieldErrors } from './lead-response.ts';
import { normaliseEmail, normaliseLine, normaliseText, normaliseWebsite } from './normalise.ts';
import { joinServices, splitServices } from './services.ts';

/** Field values as received: a name may be missing, or repeated as with checkboxes. */
export type RawFields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Normalised values, one text for each field of the form; empty when nothing was given. */
export type LeadValues<Form extends FormFields> = Readonly<
  Record<Form['fields'][number]['name'], string>
>;

/** The result of a validation. It always has `values`, so that a form with mistakes keeps them. */
export type Validation<Form extends FormFields> =
  | { readonly ok: true; readonly values: LeadValues<Form> }
  | { readonly ok: false; readonly values: LeadValues<Form>; readonly errors: FieldErrors };

/**
 * Normalises and validates the fields of a lead form. Never throws; unknown fields are ignored.
 * Validating normalised values again gives the same values.
 * @returns the normalised values, and one message for each field with a mistake, in page order
 */
export function validateLead<Form extends FormFields>(
  form: Form,
  raw: RawFields,
): Validation<Form> {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const given = new Map(Object.entries(raw));
  for (const field of form.fields) {
    const typed = given.get(field.name);
    const value = normaliseField(
      field,
      typeof typed === 'string' ? typed : (typed ?? []).join(', '),
    );
    values[field.name] = value;
    const mistake =
      value === ''
        ? field.required
          ? field.missing
          : null
        : fieldMistake(field, value, form.words);
    if (mistake !== null) errors[field.name] = mistake;
  }
  const normalised = values as LeadValues<Form>;
  return Object.keys(errors).length === 0
    ? { ok: true, values: normalised }
    : { ok: false, values: normalised, errors };
}

const normalisers: Record<FieldKind, (text: string) => string> = {
  line: normaliseLine,
  phone: normaliseLine,
  email: normaliseEmail,
  website: normaliseWebsite,
  message: normaliseText,
  services: (text) => joinServices(splitServices(normaliseLine(text))),
};

/**
 * One field's value as it is stored. A text that is far too long is unchanged: it is refused, and normalising it
 * would only cost time.
 */
const normaliseField = ({ kind, maxLength }: FormField, text: string): string =>
  text.length > 10 * maxLength ? text : normalisers[kind](text);
