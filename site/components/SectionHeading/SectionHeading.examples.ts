import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { SectionHeading } from './SectionHeading.tsx';

type Example = ComponentProps<typeof SectionHeading>;

export const plain: Example = {
  id: 'plain-heading',
  title: 'What we offer',
  text: 'Six crafts under one roof. Take the one that hurts most, or hand us the whole lot.',
  action: { label: 'VIEW ALL', href: '/digital-marketing-services' },
};

export const titleOnly: Example = { id: 'title-only-heading', title: 'Case Study' };

export const eyebrow: Example = {
  id: 'eyebrow-heading',
  eyebrow: 'Brand Collaboration',
  title: 'We worked with 100+ Brands',
  action: { label: 'VIEW ALL', href: '/our-clients' },
};

export const longText: Example = {
  id: 'long-heading',
  eyebrow: longSentence,
  title: `${longWord} and other copy that a heading should never hold`,
  text: longSentence,
};
