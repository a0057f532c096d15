import type { FormField } from './form-field.ts';

/** Fields that both forms have, with the same rules. */
export const NAME = {
  name: 'name',
  label: 'Name',
  kind: 'line',
  type: 'text',
  autocomplete: 'name',
  required: true,
  maxLength: 100,
  missing: 'Enter your name.',
} as const satisfies FormField;

export const PHONE = {
  name: 'phone',
  label: 'Phone',
  kind: 'phone',
  type: 'tel',
  autocomplete: 'tel',
  required: true,
  maxLength: 80,
  missing: 'Enter your phone number.',
} as const satisfies FormField;

export const EMAIL = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  type: 'email',
  autocomplete: 'email',
  required: true,
  maxLength: 254,
  missing: 'Enter your email address.',
} as const satisfies FormField;
