import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import type { TextRing } from './TextRing.tsx';

type Example = ComponentProps<typeof TextRing>;

export const plain: Example = { id: 'plain', copy: 'Beyond the Obvious • Made in Chennai' };

export const shortText: Example = { id: 'short', copy: 'Branding' };

export const longText: Example = {
  id: 'long',
  copy: 'Website design and development • Hosting • Care • Chennai and beyond',
};

export const catalogue: CatalogueOptions = { small: true };
