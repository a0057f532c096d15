import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { KeyPoints } from './KeyPoints.tsx';

type Example = ComponentProps<typeof KeyPoints>;

export const plain: Example = {
  heading: 'If you only have a minute',
  items: [
    'Search brings people who already look for you.',
    'Adverts bring people who do not know you yet.',
    'Begin with the one whose customers you can serve tomorrow.',
  ],
};

export const longText: Example = { heading: longSentence, items: [longSentence, longWord] };
