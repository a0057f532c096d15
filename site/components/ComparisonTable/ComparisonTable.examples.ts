import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { ComparisonTable } from './ComparisonTable.tsx';

type Example = ComponentProps<typeof ComparisonTable>;

export const plain: Example = {
  title: 'Search and adverts side by side',
  columns: ['', 'SEO', 'Adverts'],
  rows: [
    ['First visitors', 'after 4–6 weeks', 'on the first day'],
    ['When you stop paying', 'they keep coming', 'they stop'],
    ['Best for', 'what people look for', 'what they do not know yet'],
  ],
};

export const figures: Example = {
  title: 'One campaign, two months (example)',
  columns: ['Measure', 'May', 'June', 'Change'],
  rows: [
    ['Clicks', '1,200', '1,560', '+30%'],
    ['Cost', '₹48,000', '₹46,800', '−2.5%'],
    ['Calls', '24', '39', '+15'],
  ],
};

export const longText: Example = {
  title: longSentence,
  columns: ['Measure', longWord, 'Second'],
  rows: [[longSentence, longSentence, longWord]],
};
