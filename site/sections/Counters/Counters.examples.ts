import type { ComponentProps } from 'react';
import { longSentence } from '../../gallery/example-words.ts';
import type { Counters } from './Counters.tsx';

type Example = ComponentProps<typeof Counters>;

export const plain: Example = {
  words: {
    heading: 'The count so far',
    items: [
      { number: 100, suffix: '+', label: 'Clients Served' },
      { number: 1, suffix: 'M+', label: 'People Impacted Through Campaigns' },
      { number: 25, suffix: '+', label: 'Diverse Industries Served' },
      { number: 15, suffix: 'K+', label: 'Creatives Produced for Clients' },
    ],
  },
};

export const longText: Example = {
  words: {
    heading: longSentence,
    items: plain.words.items.map((item) => ({ ...item, number: 98765, label: longSentence })),
  },
};
