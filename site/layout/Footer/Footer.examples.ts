import type { ComponentProps } from 'react';
import { brand, wordmark } from '../../examples/example-brand.ts';
import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { Footer } from './Footer.tsx';

type Example = ComponentProps<typeof Footer>;

export const plain: Example = {
  brand,
  wordmark,
  trail: [
    { name: 'Home', path: '/' },
    { name: 'Our work', path: '/our-portfolio' },
    { name: 'Raha', path: '/portfolio/raha' },
  ],
  accessibility: 'Accessibility',
  consent: { withdraw: 'Stop the ad pixel', withdrawn: 'Stopped. It counts no more visits.' },
  copy: {
    breadcrumbs: 'You are here',
    blurb: 'A full-stack digital marketing agency in Chennai. We keep your ads honest.',
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
    search: { label: 'Search and all pages', href: '/search' },
    terms: { label: 'How we work', href: '/how-we-work' },
    privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
    copyright: '© 2025 Zestory. All rights reserved.',
    calm: { label: 'Calm mode', hint: 'Stops everything on this site that moves by itself.' },
  },
};

export const longText: Example = {
  ...plain,
  trail: [...plain.trail.slice(0, 2), { name: longSentence, path: '/long' }],
  brand: { ...brand, email: `${longWord.toLowerCase()}@zestory.example` },
  copy: { ...plain.copy, blurb: longSentence },
};
