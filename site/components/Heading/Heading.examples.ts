import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Heading } from './Heading.tsx';

type Example = ComponentProps<typeof Heading>;

export const plain: Example = {
  id: 'plain-heading',
  title: 'What we offer',
  lead: 'Six crafts under one roof. Take the one that hurts most, or hand us the whole lot.',
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
  lead: longSentence,
};

export const stacked: Example = {
  id: 'stacked-heading',
  size: 'xl',
  title: 'How a month runs',
  lead: 'Four weeks, the same four things in each.',
};

export const poster: Example = {
  id: 'poster-heading',
  size: 'poster',
  title: 'Case Study.',
  lines: true,
};
