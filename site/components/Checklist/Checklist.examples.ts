import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Checklist } from './Checklist.tsx';

type Example = ComponentProps<typeof Checklist>;

export const plain: Example = {
  title: 'Before you sign',
  items: [
    'You own every account',
    'The price names what is left out',
    'One person answers the phone',
  ],
};

export const longText: Example = { title: longSentence, items: [longSentence, longWord] };
