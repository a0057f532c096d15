import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { snacks } from '../../examples/example-pictures.ts';
import type { PhotoGallery } from './PhotoGallery.tsx';

type Example = ComponentProps<typeof PhotoGallery>;

const heights = [420, 800, 600];

export const plain: Example = {
  label: 'Snacbox',
  copy: {
    open: 'Open the photo',
    close: 'Close the photo',
    previous: 'Previous photo',
    next: 'Next photo',
    other: 'More from the photo table',
    frames: 'frames',
  },
  photos: snacks.map((picture, index) => ({
    picture,
    large: { src: picture.src, width: picture.width, height: picture.height },
    height: heights[index] ?? 600,
    columns: { five: index, four: index, two: index % 2 },
  })),
};

export const lightbox: Example = plain;

export const onePhoto: Example = { ...plain, photos: plain.photos.slice(0, 1) };

export const catalogue: CatalogueOptions = { window: 720, press: { lightbox: 'a' } };
