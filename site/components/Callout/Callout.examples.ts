import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Callout } from './Callout.tsx';

type Example = ComponentProps<typeof Callout>;

export const plain: Example = {
  tone: 'example',
  title: 'A worked example',
  text: ['A tile shop pays ₹40 for each click. One click in fifty becomes a call.'],
};

export const limit: Example = {
  tone: 'limit',
  title: 'What this cannot do',
  text: ['A page that nobody needs does not rank, however well it is built.'],
};

export const note: Example = {
  tone: 'note',
  title: 'By the way',
  text: ['Search engines read the words of a link.', 'So write what stands behind it.'],
};

export const longText: Example = {
  tone: 'note',
  title: longWord,
  text: [longSentence, longSentence.toUpperCase(), `${longSentence}!`],
};
