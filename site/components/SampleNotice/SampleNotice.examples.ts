import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { SampleNotice } from './SampleNotice.tsx';

type Example = ComponentProps<typeof SampleNotice>;

export const plain: Example = {
  text: 'Sample case: client, figures and quote are stand-ins.',
};

export const longText: Example = { text: longSentence };
