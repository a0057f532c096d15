import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence } from '../../examples/example-copy.ts';
import type { SeoPlan } from './SeoPlan.tsx';

type Example = ComponentProps<typeof SeoPlan>;

export const plain: Example = {
  copy: {
    heading: 'Three questions. One SEO plan.',
    text: 'Answer what you want, where your site is and when it should happen.',
    action: 'Plan my SEO',
  },
  plan: {
    title: 'Plan my SEO',
    goal: {
      indicator: 'Goal',
      question: 'What should SEO bring you?',
      hint: 'Choose the one that would please you most in six months.',
      options: ['More calls and enquiries', 'More online orders', 'More visits from my area'],
    },
    website: {
      indicator: 'Website',
      question: 'Where is your website?',
      hint: 'The address is enough. Leave it empty if there is none yet.',
      label: 'Website address',
    },
    timing: {
      indicator: 'Timing',
      question: 'When would you like to start?',
      hint: 'Count backwards from your season.',
      options: ['Right away', 'Within a month', 'Just looking around'],
    },
    back: 'Back',
    next: 'Continue',
    finish: 'Write my brief',
    close: 'Close the plan',
    brief: 'I would like an SEO plan. Goal: {goal}. Website: {website}. Start: {timing}.',
    noWebsite: 'no website yet',
  },
};

export const dialogOpen: Example = plain;

export const longText: Example = {
  ...plain,
  copy: { ...plain.copy, heading: longSentence, text: longSentence },
};

export const catalogue: CatalogueOptions = {
  window: 960,
  press: { dialogOpen: 'button[aria-haspopup]' },
};
