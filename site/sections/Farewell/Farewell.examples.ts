import type { ComponentProps } from 'react';
import { notFound } from '../../gallery/example-pictures.ts';
import { longSentence } from '../../gallery/example-words.ts';
import type { Farewell } from './Farewell.tsx';

type Example = ComponentProps<typeof Farewell>;

export const plain: Example = {
  title: 'We squeezed. Nothing came out.',
  lines: ['There is no page at this address. It may have a typing slip.'],
  picture: notFound,
  links: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/digital-marketing-services' },
  ],
};

export const longText: Example = { ...plain, lines: [longSentence, `${longSentence}!`] };
