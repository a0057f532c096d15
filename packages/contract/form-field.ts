import type { FormWords } from './form-words.ts';

/** One field of a lead form: what a component needs to render it and the service to validate it. */
export type FormField<Name extends string = string> = {
  readonly name: Name;
  readonly label: string;
  /**
   * How the value is normalised and validated. `services` is a set of checkboxes with one name: the content
   * lists them, and the service, which reads no content, accepts any.
   */
  readonly kind: 'line' | 'phone' | 'email' | 'website' | 'message' | 'services';
  /** The `type` of the input; `textarea` and `checkbox` name the element instead. */
  readonly type: 'text' | 'tel' | 'email' | 'url' | 'textarea' | 'checkbox';
  /** The `autocomplete` token of the HTML standard, so browsers can fill the field. */
  readonly autocomplete: string;
  readonly required: boolean;
  /** In UTF-16 code units, as in the HTML attribute `maxlength`. */
  readonly maxLength: number;
  /** The message when a required field is empty. */
  readonly missing: string;
};

export type FieldKind = FormField['kind'];

/** A lead form: where it is posted, which page shows it, which fields it has. */
export type LeadForm<Kind extends string = string, Name extends string = string> = {
  readonly kind: Kind;
  /** Path of the endpoint, to be joined to the lead service's host. */
  readonly endpoint: string;
  /** Route of the page that shows the form. */
  readonly page: string;
  readonly fields: readonly FormField<Name>[];
  /** Its messages, where they are not in English. */
  readonly words?: FormWords;
};

/** What checks a form needs its fields and messages only. */
export type FormFields = Pick<LeadForm, 'fields' | 'words'>;

/** The id of the element that holds a field's error message. */
export function fieldErrorId(name: string): string {
  return `${name}-error`;
}
