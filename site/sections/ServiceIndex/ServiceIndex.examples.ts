import type { ComponentProps } from 'react';
import { longSentence } from '../../examples/example-copy.ts';
import { longTitle, services } from '../../examples/example-services.ts';
import type { ServiceIndex } from './ServiceIndex.tsx';

type Example = ComponentProps<typeof ServiceIndex>;

export const plain: Example = {
  copy: {
    heading: 'What we offer',
    text: 'Six crafts under one roof. Take the one that hurts most, or hand us the whole lot.',
    action: { label: 'VIEW ALL', href: '/digital-marketing-services' },
  },
  services: services.map((service) => ({
    ...service,
    ring: 'Names • Logos • Packaging • Guidelines',
    text: 'A name people can spell, a mark they can draw from memory and a voice they know.',
  })),
};

export const oneService: Example = { ...plain, services: plain.services.slice(0, 1) };

export const longText: Example = {
  ...plain,
  services: plain.services.map((service) => ({
    ...service,
    title: longTitle(service.title),
    text: longSentence,
  })),
};
