import type { ComponentProps } from 'react';
import { CONTACT_FORM } from '../../../contract/contact-form.ts';
import { leadEndpoint } from '../../../contract/lead-forms.ts';
import { SEO_FORM } from '../../../contract/seo-form.ts';
import { form } from '../../gallery/example-words.ts';
import type { LeadForm } from './LeadForm.tsx';

type Example = ComponentProps<typeof LeadForm>;

export const plain: Example = {
  contract: SEO_FORM,
  address: leadEndpoint('seo'),
  words: form,
  submit: form.submitQuote,
  labelledBy: 'stage-label',
};

export const errors: Example = plain;

export const servicesOpen: Example = {
  ...plain,
  contract: CONTACT_FORM,
  address: leadEndpoint('contact'),
  submit: form.submit,
};
