import type { FormField, LeadForm } from './form-field.ts';
import type { FormWords } from './form-words.ts';
import { LEAD_FORMS, type LeadFieldName, type LeadKind } from './lead-forms.ts';
import { SEO_FORM } from './seo-form.ts';

/** What a content changes about one field of a form. */
export type FieldSettings = {
  readonly use?: 'required' | 'optional' | 'off';
  readonly label?: string;
  /** The message when a required field is empty. */
  readonly missing?: string;
};

/** What a content changes about both forms; what it does not name stays as in LEAD_FORMS. */
export type FormSettings = Partial<
  Record<LeadKind, Partial<Record<LeadFieldName, FieldSettings | undefined>> | undefined>
>;

/** Fields that a form has only if the content says so. */
const MORE_FIELDS: Record<LeadKind, readonly FormField<LeadFieldName>[]> = {
  contact: SEO_FORM.fields.filter(({ name }) => name === 'website' || name === 'message'),
  seo: [],
};

/** A lead form with the fields, labels and required fields of a content. @param words where they are not in English */
export function formWith(
  kind: LeadKind,
  settings: FormSettings = {},
  words?: FormWords,
): LeadForm<LeadKind, LeadFieldName> {
  const form = LEAD_FORMS[kind];
  const given = settings[kind] ?? {};
  const fields = [
    ...form.fields.map((field) => withSettings(field, given[field.name])),
    ...MORE_FIELDS[kind].map((field) => withSettings(field, { use: 'off', ...given[field.name] })),
  ];
  return { ...form, fields: fields.filter((field) => field !== null), ...(words && { words }) };
}

/** Whether a form of this content asks for the field. */
export const hasField = (kind: LeadKind, name: LeadFieldName, settings?: FormSettings): boolean =>
  formWith(kind, settings).fields.some((field) => field.name === name);

/** @returns null for a field that is off */
function withSettings(
  field: FormField<LeadFieldName>,
  settings: FieldSettings = {},
): FormField<LeadFieldName> | null {
  const { use = field.required ? 'required' : 'optional', label = field.label } = settings;
  if (use === 'off') return null;
  const renamed = label !== field.label && `Fill in “${label}”.`;
  const missing = settings.missing ?? (renamed || field.missing);
  return { ...field, label, missing, required: use === 'required' };
}
