import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Steps } from './Steps.tsx';

type Example = ComponentProps<typeof Steps>;

export const plain: Example = {
  title: 'In this order',
  items: [
    { title: 'Listen', text: 'Read ten calls of last week.' },
    { title: 'Sort', text: 'Put the same questions on one heap.' },
    { title: 'Answer', text: 'Write one page for the largest heap.' },
  ],
};

export const longText: Example = {
  title: longSentence,
  items: [
    { title: longWord, text: longSentence },
    { title: longSentence, text: longWord },
  ],
};
