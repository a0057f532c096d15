import type { ComponentProps } from 'react';
import { longSentence, longWord } from '../../gallery/example-words.ts';
import type { FilterLinks } from './FilterLinks.tsx';

type Example = ComponentProps<typeof FilterLinks>;

export const plain: Example = {
  label: 'Kinds of work',
  links: [
    { id: 'everything', label: 'All', count: 18 },
    { id: 'websites', label: 'Websites', count: 6 },
    { id: 'photographs', label: 'Photography', count: 3 },
  ],
};

export const withoutCounts: Example = {
  ...plain,
  links: plain.links.map(({ id, label }) => ({ id, label })),
};

export const longText: Example = {
  ...plain,
  links: plain.links.map((link, index) => ({
    ...link,
    label: index === 1 ? longWord : `${link.label}: ${longSentence}`,
  })),
};
