import type { ComponentProps } from 'react';
import { brand } from '../../gallery/example-brand.ts';
import { longSentence, longWord } from '../../gallery/example-words.ts';
import type { Footer } from './Footer.tsx';

type Example = ComponentProps<typeof Footer>;

export const plain: Example = {
  brand,
  words: {
    blurb: 'A full-stack digital marketing agency in Chennai. We keep your adverts honest.',
    quickLinksHeading: 'Quick Links',
    quickLinks: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about-us' },
      { label: 'Services', href: '/digital-marketing-services' },
      { label: 'Works', href: '/our-portfolio' },
      { label: 'Blogs', href: '/digital-marketing-blog' },
      { label: 'Contact Us', href: '/contact-us' },
    ],
    letsTalkHeading: "Let's talk",
    socialHeading: 'Follow us',
    privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
    copyright: '© 2025 Zestory. All rights reserved.',
    calm: { label: 'Calm mode', hint: 'Stops everything on this site that moves by itself.' },
  },
};

export const longText: Example = {
  brand: { ...brand, email: `${longWord.toLowerCase()}@zestory.example` },
  words: { ...plain.words, blurb: longSentence },
};
