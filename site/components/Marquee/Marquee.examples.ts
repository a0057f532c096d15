import type { ComponentProps } from 'react';
import { longSentence } from '../../gallery/example-words.ts';
import type { Marquee } from './Marquee.tsx';

type Example = ComponentProps<typeof Marquee>;

export const plain: Example = {
  look: 'lime',
  items: [
    'Branding',
    'Graphic Design',
    'Search Engine Optimisation',
    'PPC Campaigns',
    'E-commerce',
  ],
};

export const ink: Example = {
  look: 'ink',
  reverse: true,
  items: ['Brand Visibility', 'Lead Generation', 'User Engagement'],
};

export const oneItem: Example = { look: 'ink', items: ['Chennai'] };

export const longText: Example = { look: 'lime', items: [longSentence, 'Branding'] };
