import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { OpenableHeading } from './OpenableHeading.tsx';

type Example = ComponentProps<typeof OpenableHeading>;

export const plain: Example = {
  id: 'example-site',
  title: 'The live site',
  href: 'https://example.com/',
  open: 'Open it in a tab',
};

export const longText: Example = { ...plain, id: 'example-long', title: longSentence };
