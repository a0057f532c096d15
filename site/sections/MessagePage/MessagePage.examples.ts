import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence } from '../../examples/example-copy.ts';
import { notFound } from '../../examples/example-pictures.ts';
import type { MessagePage } from './MessagePage.tsx';

type Example = ComponentProps<typeof MessagePage>;

export const plain: Example = {
  title: 'We squeezed. Nothing came out.',
  lines: ['There is no page at this address. It may have a typing slip.'],
  picture: notFound,
  actions: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/digital-marketing-services' },
  ],
};

export const longText: Example = { ...plain, lines: [longSentence, `${longSentence}!`] };

export const catalogue: CatalogueOptions = { window: 760 };
