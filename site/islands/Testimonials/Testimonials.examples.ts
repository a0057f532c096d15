import type { ComponentProps } from 'react';
import { longSentence, longWord, motion } from '../../examples/example-copy.ts';
import type { Testimonials } from './Testimonials.tsx';

type Example = ComponentProps<typeof Testimonials>;

const people = ['Asha', 'Bala', 'Chitra', 'Dinesh'];

export const plain: Example = {
  heading: 'What Clients Say About Us!',
  motion,
  testimonials: people.map((name) => ({
    name: `${name} (sample)`,
    role: 'Owner of a sample shop',
    feedback: 'Sample words of a client: long enough for three lines of a card, and no longer.',
  })),
};

export const longText: Example = {
  ...plain,
  testimonials: people.map((name) => ({
    name: `${name} ${longWord}`,
    role: longSentence,
    feedback: `${longSentence}. ${longSentence}.`,
  })),
};

export const oneQuote: Example = { ...plain, testimonials: plain.testimonials.slice(0, 1) };
