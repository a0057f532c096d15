import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { Marquee } from './Marquee.tsx';

type Example = ComponentProps<typeof Marquee>;

export const plain: Example = {
  variant: 'accent',
  items: [
    'Branding',
    'Graphic Design',
    'Search Engine Optimisation',
    'PPC Campaigns',
    'E-commerce',
  ],
};

export const ink: Example = {
  variant: 'ink',
  reverse: true,
  items: ['Brand Visibility', 'Lead Generation', 'User Engagement'],
};

export const oneItem: Example = { variant: 'ink', items: ['Chennai'] };

export const longText: Example = { variant: 'accent', items: [longSentence, 'Branding'] };
