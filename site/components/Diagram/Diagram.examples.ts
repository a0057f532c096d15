import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Diagram } from './Diagram.tsx';

type Example = ComponentProps<typeof Diagram>;

export const plain: Example = {
  kind: 'flow',
  title: 'From a search to a sale',
  summary: 'A person searches, compares, calls and buys, in this order.',
  items: [
    { title: 'Search', text: 'Someone types what they need.' },
    { title: 'Compare', text: 'Three results are opened, two are closed again.' },
    { title: 'Call', text: 'The number is easy to find, or it is not.' },
    { title: 'Buy', text: 'The price is the one that stood on the page.' },
  ],
};

export const funnel: Example = { ...plain, kind: 'funnel' };

export const timeline: Example = { ...plain, kind: 'timeline' };

export const pillars: Example = { ...plain, kind: 'pillars' };

export const cycle: Example = { ...plain, kind: 'cycle' };

export const longText: Example = {
  ...plain,
  title: longSentence,
  items: [
    { title: longWord, text: longSentence },
    { title: longSentence, text: longWord },
  ],
};
