import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import type { OpenableHeading } from './OpenableHeading.tsx';

type Example = ComponentProps<typeof OpenableHeading>;

export const site: Example = {
  id: 'example-site',
  title: 'The live site',
  href: 'https://example.com/',
  open: 'Open it in a tab',
};

export const longText: Example = { ...site, id: 'example-long', title: longSentence };
