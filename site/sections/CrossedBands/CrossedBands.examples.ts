import type { ComponentProps } from 'react';
import { longSentence, motion } from '../../examples/example-copy.ts';
import type { CrossedBands } from './CrossedBands.tsx';

type Example = ComponentProps<typeof CrossedBands>;

export const plain: Example = {
  services: ['Branding', 'Graphic Design', 'Content marketing', 'PPC Campaigns', 'E-commerce'],
  outcomes: ['Brand Visibility', 'Lead Generation', 'User Engagement'],
  motion,
};

export const longText: Example = { ...plain, services: [longSentence, ...plain.services] };
