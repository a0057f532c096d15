import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import { searchBar } from '../../examples/example-pictures.ts';
import type { Tile } from './Tile.tsx';

type Example = ComponentProps<typeof Tile>;

export const plain: Example = {
  picture: searchBar,
  caption: 'The menu on a phone',
  number: '01',
  link: { href: 'https://example.com', label: 'Open the post' },
};

export const captionOnly: Example = { picture: plain.picture, caption: 'The menu on a phone' };

export const longText: Example = { ...plain, caption: longSentence };
