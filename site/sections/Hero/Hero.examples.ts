import type { ComponentProps } from 'react';
import { heroLime } from '../../gallery/example-pictures.ts';
import { motion } from '../../gallery/example-words.ts';
import type { Hero } from './Hero.tsx';

type Example = ComponentProps<typeof Hero>;

export const plain: Example = {
  words: {
    tagline: { label: 'Beyond the Obvious', href: '/about-us' },
    headline: ['Bland gets scrolled.', 'Sharp gets sold.'],
    subtext: 'We are the Chennai team behind brands people search for, stop at and buy from.',
    claims: ['100+ Brands Transformed', '80% Higher Visibility', '5X More Sales'],
    action: { label: 'Get Started', href: '/contact-us' },
    badge: 'Beyond the Obvious • Made in Chennai',
  },
  picture: heroLime,
  motion,
};

export const longText: Example = {
  ...plain,
  words: {
    ...plain.words,
    headline: ['Incomprehensibly dull', 'advertisements bore', 'everybody senseless.'],
  },
};
