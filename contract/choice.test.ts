import { expect, it } from 'vitest';
import { exampleAnswers } from './example-answers.ts';
import type { ChoiceField, LeadForm } from './form-field.ts';
import { type RawFields, validateLead } from './validation.ts';

const budget: ChoiceField<'budget'> = {
  name: 'budget',
  label: 'Monthly budget',
  kind: 'choice',
  type: 'select',
  autocomplete: 'off',
  required: false,
  missing: 'Choose your monthly budget.',
  options: ['Under ₹50,000', '₹50,000 to 2 lakh', 'Cafe\u0301  money'],
  unchosen: 'Not decided yet',
};

const formWith = (field: ChoiceField<'budget'>): LeadForm<string, 'budget'> => ({
  kind: 'contact',
  endpoint: '/backend/contact.php',
  page: '/contact-us',
  fields: [field],
});
const asked = (raw: RawFields, field = budget) => validateLead(formWith(field), raw);
const required = { ...budget, required: true };

it.each(budget.options)('the answer “%s” of the list is taken', (option) => {
  expect(asked({ budget: option }).ok).toBe(true);
});

it('an answer is kept word for word, comma and all', () => {
  expect(asked({ budget: 'Under ₹50,000' }).values.budget).toBe('Under ₹50,000');
});

it('checking a kept answer again gives the same answer', () => {
  for (const option of budget.options) {
    const once = asked({ budget: option });
    expect(asked(once.values)).toEqual(once);
  }
});

it('what may be left out is taken without an answer, and what may not says what to do', () => {
  for (const raw of [{}, { budget: '' }, { budget: ' ' }]) {
    expect(asked(raw)).toEqual({ ok: true, values: { budget: '' } });
    expect(asked(raw, required)).toMatchObject({ errors: { budget: budget.missing } });
  }
});

it.each([
  ['made up', 'A million'],
  ['shortened', 'Under'],
  ['of another case', 'under ₹50,000'],
  ['two at once', ['Under ₹50,000', '₹50,000 to 2 lakh']],
  ['far too long', 'x'.repeat(20_000)],
])('an answer that is not in the list is refused by name and with the way out: %s', (_, given) => {
  expect(asked({ budget: given })).toMatchObject({
    ok: false,
    errors: { budget: 'Choose one of the answers under Monthly budget, or “Not decided yet”.' },
  });
  expect(asked({ budget: given }, required)).toMatchObject({
    errors: { budget: 'Choose one of the answers under Monthly budget.' },
  });
});

it('the example answer passes', () => {
  const form = formWith(required);
  expect(validateLead(form, exampleAnswers(form)).ok).toBe(true);
});
