import type { ComponentProps } from 'react';
import { searchBar } from '../../examples/example-pictures.ts';
import type { Picture } from './Picture.tsx';

type Example = ComponentProps<typeof Picture>;

export const plain: Example = { picture: searchBar };

export const first: Example = { picture: searchBar, first: true };

export const missingFile: Example = {
  picture: { ...searchBar, src: '/content/no-such-picture.jpg' },
};
