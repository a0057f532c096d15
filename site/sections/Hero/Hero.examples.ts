import type { ComponentProps } from 'react';
import type { CatalogueOptions } from '../../examples/catalogue-options.ts';
import { motion } from '../../examples/example-copy.ts';
import { heroLime } from '../../examples/example-pictures.ts';
import type { Hero } from './Hero.tsx';

type Example = ComponentProps<typeof Hero>;

export const plain: Example = {
  copy: {
    tagline: { label: 'Beyond the Obvious', href: '/about-us' },
    headline: ['Bland gets scrolled.', 'Sharp gets sold.'],
    subtext: 'We are the Chennai team behind brands people search for, stop at and buy from.',
    badge: 'Beyond the Obvious • Made in Chennai',
  },
  action: { label: 'Get Started', href: '/contact-us' },
  picture: heroLime,
  motion,
};

export const longText: Example = {
  ...plain,
  copy: {
    ...plain.copy,
    headline: ['Incomprehensibly dull', 'advertisements bore', 'everybody senseless.'],
  },
};

export const catalogue: CatalogueOptions = { window: 820 };
