import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { form, longSentence, longWord } from '../../examples/example-copy.ts';
import type { LeadFormProps } from './LeadForm.tsx';

export const plain: LeadFormProps = {
  kind: 'seo',
  heading: 'Get a Quote',
  text: 'Tell us about your site. We look at it before we answer.',
  copy: form,
  noticeVersion: '2025-06-11 5f2c9a01',
  choices: ['Branding & Identity', 'Website Development', 'Content Marketing'],
  host: '',
  phone: { text: '+91 44 0000 0000', href: 'tel:+914400000000' },
  email: { text: 'hello@zestory.example', href: 'mailto:hello@zestory.example' },
};

export const contact: LeadFormProps = {
  ...plain,
  kind: 'contact',
  heading: 'Tell us what is stuck',
  text: 'A person reads this, in Chennai, usually over filter coffee.',
};

export const errors: LeadFormProps = plain;

export const servicesOpen: LeadFormProps = contact;

export const longText: LeadFormProps = {
  ...plain,
  heading: longWord,
  text: longSentence,
  copy: {
    ...form,
    submit: { contact: longSentence, seo: longSentence },
    marketing: longSentence,
  },
};

export const catalogue: CatalogueOptions = {
  press: { errors: 'button[type="submit"]', servicesOpen: 'details summary' },
};
