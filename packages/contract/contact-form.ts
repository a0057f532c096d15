import type { LeadForm } from './form-field.ts';
import { EMAIL, NAME, PHONE } from './person-fields.ts';

/** The general contact form. Source: specification, sections 5 and 7. */
export const CONTACT_FORM = {
  kind: 'contact',
  endpoint: '/backend/contact.php',
  page: '/contact-us',
  fields: [
    NAME,
    PHONE,
    EMAIL,
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
      // Not `off`: browsers would leave the field empty when a visitor comes back to the page.
      autocomplete: 'on',
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
      // All of them may be ticked: a hundred names of the greatest length.
      maxLength: 5000,
      missing: 'Choose at least one service.',
    },
  ],
} as const satisfies LeadForm<'contact'>;
