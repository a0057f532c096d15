import type { LeadForm } from './form-field.ts';

export type ContactFieldName = 'name' | 'phone' | 'email' | 'company' | 'industry' | 'services';

/** The general contact form. Source: specification, sections 5 and 7. */
export const CONTACT_FORM = {
  kind: 'contact',
  endpoint: '/backend/contact.php',
  page: '/contact-us',
  fields: [
    {
      name: 'name',
      label: 'Name',
      kind: 'line',
      type: 'text',
      autocomplete: 'name',
      required: true,
      maxLength: 100,
      missing: 'Enter your name.',
    },
    {
      name: 'phone',
      label: 'Phone',
      kind: 'phone',
      type: 'tel',
      autocomplete: 'tel',
      required: true,
      maxLength: 40,
      missing: 'Enter your phone number.',
    },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      type: 'email',
      autocomplete: 'email',
      required: true,
      maxLength: 254,
      missing: 'Enter your email address.',
    },
    {
      name: 'company',
      label: 'Brand name',
      kind: 'line',
      type: 'text',
      autocomplete: 'organization',
      required: true,
      maxLength: 120,
      missing: 'Enter your brand name.',
    },
    {
      name: 'industry',
      label: 'Industry',
      kind: 'line',
      type: 'text',
      autocomplete: 'off',
      required: true,
      maxLength: 120,
      missing: 'Enter your industry.',
    },
    {
      name: 'services',
      label: 'Services',
      kind: 'services',
      type: 'checkbox',
      autocomplete: 'off',
      required: false,
      maxLength: 200,
      missing: 'Choose at least one service.',
    },
  ],
} as const satisfies LeadForm<'contact', ContactFieldName>;
