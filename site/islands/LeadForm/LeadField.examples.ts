import { NAME } from '../../../contract/person-fields.ts';
import { form, longSentence, longWord } from '../../examples/example-copy.ts';
import type { LeadFieldProps } from './LeadField.tsx';

export const plain: LeadFieldProps = {
  id: 'example-name',
  field: NAME,
  error: '',
  copy: form,
};

export const message: LeadFieldProps = {
  ...plain,
  id: 'example-message',
  field: {
    name: 'message',
    label: 'Message',
    kind: 'message',
    type: 'textarea',
    autocomplete: 'off',
    required: true,
    maxLength: 5000,
    missing: 'Enter your message.',
  },
};

const budget = {
  name: 'budget',
  label: 'Monthly budget',
  kind: 'choice',
  type: 'select',
  autocomplete: 'off',
  required: false,
  missing: 'Choose your monthly budget.',
  options: ['Under ₹50,000', '₹50,000 to 2 lakh', 'Over ₹2 lakh'],
  unchosen: 'Not decided yet',
} as const satisfies LeadFieldProps['field'];

export const choice: LeadFieldProps = { ...plain, id: 'example-budget', field: budget };

export const choiceMistake: LeadFieldProps = {
  ...choice,
  field: { ...budget, required: true, unchosen: 'Choose one' },
  error: budget.missing,
};

export const longText: LeadFieldProps = {
  ...choice,
  field: {
    ...budget,
    label: longSentence,
    required: true,
    unchosen: longSentence,
    options: [longWord, longSentence],
  },
  error: longSentence,
};
