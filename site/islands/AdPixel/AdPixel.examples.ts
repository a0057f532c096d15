import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence } from '../../examples/example-copy.ts';
import type { AdPixel } from './AdPixel.tsx';

type Example = ComponentProps<typeof AdPixel>;

export const plain: Example = {
  pixelId: '0',
  copy: {
    heading: 'May an ad pixel count this visit?',
    text: 'On this page only, we would like to load Meta’s ad pixel. Say no and nothing is loaded.',
    accept: 'Yes, count it',
    withdraw: 'Stop the ad pixel',
    withdrawn: 'Stopped. It counts no more visits.',
    decline: 'No, thank you',
  },
};

export const longText: Example = {
  ...plain,
  copy: { ...plain.copy, heading: longSentence, accept: 'Yes, you may count this one visit' },
};

export const catalogue: CatalogueOptions = { window: 420 };
