import { expect, it } from 'vitest';
import { exampleValues } from './example-values.ts';
import { formWith, hasField } from './form-settings.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import { validateLead } from './validation.ts';

const namesOf = (form: ReturnType<typeof formWith>) => form.fields.map(({ name }) => name);

it('without settings both forms are those of the contract', () => {
  for (const form of Object.values(LEAD_FORMS)) expect(formWith(form.kind)).toEqual(form);
});

it('a content leaves out, adds, renames and requires fields', () => {
  const form = formWith('contact', {
    contact: {
      industry: { use: 'off' },
      company: { use: 'optional', label: 'School' },
      website: { use: 'optional', label: 'Page to check' },
      message: { use: 'required', label: 'What is it about?' },
    },
  });
  expect(namesOf(form)).toEqual([
    'name',
    'phone',
    'email',
    'company',
    'services',
    'website',
    'message',
  ]);
  const values = exampleValues(form);
  expect(validateLead(form, { ...values, company: '' })).toMatchObject({ ok: true });
  expect(validateLead(form, { ...values, message: ' ' })).toMatchObject({
    ok: false,
    errors: { message: 'Fill in “What is it about?”.' },
  });
  // The quote form has no settings.
  expect(formWith('seo', { contact: {} })).toEqual(LEAD_FORMS.seo);
});

it('a form knows whether it takes a message', () => {
  expect(hasField('seo', 'message')).toBe(true);
  expect(hasField('seo', 'message', { seo: { message: { use: 'off' } } })).toBe(false);
  expect(hasField('contact', 'message')).toBe(false);
  expect(hasField('contact', 'message', { contact: { message: { use: 'optional' } } })).toBe(true);
});
