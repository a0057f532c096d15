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

/**
 * An answer that every field of a form takes, for whatever fills a form without a person: the daily
 * test lead, tests and benchmarks. A field added to a form is answered by all of them at once.
 */
export function exampleAnswers<Form extends LeadForm>(form: Form): LeadValues<Form> {
  return Object.fromEntries(
    form.fields.map(({ name, kind, maxLength }) => [name, EXAMPLES[kind].slice(0, maxLength)]),
  ) as LeadValues<Form>;
}
