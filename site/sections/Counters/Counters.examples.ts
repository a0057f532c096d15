import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { Counters } from './Counters.tsx';

type Example = ComponentProps<typeof Counters>;

const items = [
  { number: 100, suffix: '+', label: 'Clients Served' },
  { number: 1, suffix: 'M+', label: 'People Impacted Through Campaigns' },
  { number: 25, suffix: '+', label: 'Diverse Industries Served' },
  { number: 15, suffix: 'K+', label: 'Creatives Produced for Clients' },
];

export const plain: Example = {
  copy: { heading: 'The count so far', claim: '100+ Brands Transformed.', items },
};

export const longText: Example = {
  copy: {
    heading: longSentence,
    items: items.map((item) => ({ ...item, number: 98765, label: longSentence })),
  },
};
