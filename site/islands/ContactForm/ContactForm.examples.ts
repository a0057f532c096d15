import type { ComponentProps } from 'react';
import { form } from '../../gallery/example-words.ts';
import type { ContactForm } from './ContactForm.tsx';

type Example = ComponentProps<typeof ContactForm>;

export const plain: Example = {
  words: {
    heading: 'Tell us what is stuck',
    text: 'A person reads this, in Chennai, usually over filter coffee.',
  },
  form,
};

export const errors: Example = plain;

export const servicesOpen: Example = plain;
