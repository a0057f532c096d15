import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { RuledList } from './RuledList.tsx';

type Example = ComponentProps<typeof RuledList>;

export const plain: Example = {
  items: [
    { title: 'Market research', text: 'Who buys, when, why, in which words, in which language.' },
    { title: 'Website audit', text: 'Every page crawled, every error listed by what it costs.' },
  ],
};

export const figures: Example = {
  items: [
    {
      title: 'We go where the buyers are',
      text: 'One landing page reached a 10X conversion rate once it showed the number.',
      figure: '10X',
      counts: 'conversion rate',
    },
    { title: 'Reports you can read', text: 'One page a month.' },
  ],
};

export const short: Example = {
  short: true,
  items: [
    { title: 'Curiosity', text: 'We ask the second question.' },
    { title: 'Candour', text: 'If a plan will not work, you hear it in the meeting.' },
  ],
};

export const longText: Example = { items: [{ title: longWord, text: longSentence }] };
