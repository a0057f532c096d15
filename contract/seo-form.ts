import type { LeadForm } from './form-field.ts';

/** The SEO quote form. Source: specification, sections 5 and 7. */
export const SEO_FORM = {
  kind: 'seo',
  endpoint: '/backend/contact-seo.php',
  page: '/seo-services',
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
      name: 'phone',
      label: 'Phone',
      kind: 'phone',
      type: 'tel',
      autocomplete: 'tel',
      required: true,
      maxLength: 80,
      missing: 'Enter your phone number.',
    },
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
      autocomplete: 'off',
      required: true,
      maxLength: 5000,
      missing: 'Enter your message.',
    },
  ],
} as const satisfies LeadForm<'seo'>;
