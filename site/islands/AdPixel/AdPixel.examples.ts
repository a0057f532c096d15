import type { ComponentProps } from 'react';
import { longSentence } from '../../gallery/example-words.ts';
import type { AdPixel } from './AdPixel.tsx';

type Example = ComponentProps<typeof AdPixel>;

export const plain: Example = {
  pixelId: '0',
  words: {
    heading: 'May an ad pixel count this visit?',
    text: 'On this page only, we would like to load Meta’s ad pixel. Say no and nothing is loaded.',
    accept: 'Yes, count it',
    decline: 'No, thank you',
  },
};

export const longText: Example = {
  ...plain,
  words: { ...plain.words, heading: longSentence, accept: 'Yes, you may count this one visit' },
};
