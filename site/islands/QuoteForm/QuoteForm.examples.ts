import type { ComponentProps } from 'react';
import { form, longSentence, longWord } from '../../gallery/example-words.ts';
import type { QuoteForm } from './QuoteForm.tsx';

type Example = ComponentProps<typeof QuoteForm>;

export const plain: Example = {
  words: {
    heading: 'Get a Quote',
    text: 'Tell us about your site. We look at it before we answer.',
  },
  form,
};

export const errors: Example = plain;

export const longText: Example = {
  words: { heading: longWord, text: longSentence },
  form: { ...form, submitQuote: longSentence },
};
