import type { LeadForm } from './form-field.ts';
import { EMAIL, NAME, PHONE } from './person-fields.ts';

/** The SEO quote form. Source: specification, sections 5 and 7. */
export const SEO_FORM = {
  kind: 'seo',
  endpoint: '/backend/contact-seo.php',
  page: '/seo-services',
  fields: [
    NAME,
    EMAIL,
    PHONE,
    {
      name: 'website',
      label: 'Website',
      kind: 'website',
      // Not `url`: browsers refuse "yourbrand.in" there, and people type it that way.
      type: 'text',
      autocomplete: 'url',
      required: false,
      maxLength: 200,
      missing: 'Enter your website address.',
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'message',
      type: 'textarea',
      // Not `off`: browsers would leave the field empty when a visitor comes back to the page.
      autocomplete: 'on',
      required: true,
      maxLength: 5000,
      missing: 'Enter your message.',
    },
  ],
} as const satisfies LeadForm<'seo'>;
