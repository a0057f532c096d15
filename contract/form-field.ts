/** What every field of a lead form says of itself. */
type AskedField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** The `autocomplete` token of the HTML standard, so browsers can fill the field. */
  readonly autocomplete: string;
  readonly required: boolean;
  /** What to say when a required field is empty. */
  readonly missing: string;
};

/**
 * A field whose answer is text. `services` is a set of checkboxes sharing one name: the content says
 * which there are, and the service, which reads no content, takes any.
 */
type TextField<Name extends string = string> = AskedField<Name> & {
  readonly kind: 'line' | 'phone' | 'email' | 'website' | 'message' | 'services';
  /** The `type` of the input; `textarea` and `checkbox` name the element instead. */
  readonly type: 'text' | 'tel' | 'email' | 'url' | 'textarea' | 'checkbox';
  /** In UTF-16 code units, as the HTML attribute `maxlength` counts. */
  readonly maxLength: number;
};

/**
 * A field with one answer out of a list. The list lies here beside the field's other words, so that the
 * form, with and without script, and the service check the answer against the same one.
 */
export type ChoiceField<Name extends string = string> = AskedField<Name> & {
  readonly kind: 'choice';
  readonly type: 'select';
  /** The answers in their order, word for word as they are shown, stored and mailed. */
  readonly options: readonly [string, ...string[]];
  /** What the list shows while nothing is chosen, such as "Not decided yet". */
  readonly unchosen: string;
};

/** One field of a lead form: enough for a component to draw it and for the service to check it. */
export type FormField<Name extends string = string> = TextField<Name> | ChoiceField<Name>;

/** How a field's answer is read and checked. */
export type FieldKind = FormField['kind'];

/** A lead form: where it is posted, which page shows it, which fields it has. */
export type LeadForm<Kind extends string = string, Name extends string = string> = {
  readonly kind: Kind;
  /** Path of the endpoint, to be joined to the lead service's host. */
  readonly endpoint: string;
  /** Route of the page that shows the form. */
  readonly page: string;
  readonly fields: readonly FormField<Name>[];
};

/** The id of the element that holds a field's error message. */
export function fieldErrorId(name: string): string {
  return `${name}-error`;
}
