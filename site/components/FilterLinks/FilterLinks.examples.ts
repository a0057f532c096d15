import { longSentence, longWord } from '../../examples/example-copy.ts';
import type { FilterLinksProps } from './FilterLinks.tsx';

export const plain: FilterLinksProps = {
  label: 'Kinds of work',
  shown: '{count} shown',
  chosen: 'all',
  links: [
    { slug: 'all', label: 'All', href: '/work', count: 18 },
    { slug: 'websites', label: 'Websites', href: '/work/websites', count: 6 },
    { slug: 'photographs', label: 'Photography', href: '/work/photographs', count: 3 },
  ],
};

export const oneGroup: FilterLinksProps = { ...plain, chosen: 'websites' };

export const longText: FilterLinksProps = {
  ...plain,
  links: plain.links.map((link, index) => ({
    ...link,
    label: index === 1 ? longWord : `${link.label}: ${longSentence}`,
  })),
};
