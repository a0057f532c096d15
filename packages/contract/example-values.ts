import type { FieldKind, LeadForm } from './form-field.ts';
import type { LeadValues } from './validation.ts';

const EXAMPLES: Readonly<Record<FieldKind, string>> = {
  line: 'Food and drink',
  phone: '+91 44 0000 0000',
  email: 'visitor@example.com',
  website: 'filterhouse.example',
  message: 'Our shop is hard to find.\nWhat would you do first?',
  services: 'Branding & Identity, Content Marketing',
};

/** A valid value for each field of a form, for tests. */
export function exampleValues<Form extends LeadForm>(form: Form): LeadValues<Form> {
  return Object.fromEntries(
    form.fields.map(({ name, kind }) => [name, EXAMPLES[kind]]),
  ) as LeadValues<Form>;
}
