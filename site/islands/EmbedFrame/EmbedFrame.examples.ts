import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { longSentence } from '../../examples/example-copy.ts';
import { searchBar } from '../../examples/example-pictures.ts';
import type { EmbedFrame } from './EmbedFrame.tsx';

type Example = ComponentProps<typeof EmbedFrame>;

export const plain: Example = {
  kind: 'site',
  title: 'mealmaven.example',
  address: '/privacy-policy',
  picture: { ...searchBar, alt: '' },
  copy: {
    heading: 'See the work itself',
    openSite: 'Open the site in a new tab',
    loadSite: 'Load the site here',
    openPdf: 'Open the PDF in a new tab',
    loadPdf: 'Leaf through it here',
    openPost: 'See the post',
  },
};

export const guide: Example = { ...plain, kind: 'pdf', title: 'Brand guide, 12 pages' };

export const loaded: Example = plain;

export const longText: Example = { ...plain, title: longSentence };

export const catalogue: CatalogueOptions = { press: { loaded: 'figure button' } };
