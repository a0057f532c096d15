import type { ComponentProps } from 'react';
import { longTitle, services } from '../../examples/example-services.ts';
import type { ServiceNames } from './ServiceNames.tsx';

type Example = ComponentProps<typeof ServiceNames>;

export const plain: Example = {
  copy: {
    heading: 'Put them to work',
    text: 'Pick a craft, read what is inside, and see how the four steps go.',
    action: { label: 'VIEW ALL', href: '/digital-marketing-services' },
  },
  services: services.map((service) => ({
    ...service,
    picture: { ...service.picture, alt: '' },
  })),
};

export const oneService: Example = { ...plain, services: plain.services.slice(0, 1) };

export const longText: Example = {
  ...plain,
  services: plain.services.map((service) => ({
    ...service,
    title: longTitle(service.title),
  })),
};
