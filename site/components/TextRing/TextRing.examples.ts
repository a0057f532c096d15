import type { ComponentProps } from 'react';
import type { TextRing } from './TextRing.tsx';

type Example = ComponentProps<typeof TextRing>;

export const plain: Example = { id: 'plain', words: 'Beyond the Obvious • Made in Chennai' };

export const shortText: Example = { id: 'short', words: 'Branding' };

export const longText: Example = {
  id: 'long',
  words: 'Website design and development • Hosting • Care • Chennai and beyond',
};
