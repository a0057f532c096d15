import type { ComponentProps } from 'react';
import { brandingStill, contentStill, searchStill } from '../../examples/example-pictures.ts';
import type { ServiceNames } from './ServiceNames.tsx';

type Example = ComponentProps<typeof ServiceNames>;

const stills = { branding: brandingStill, content: contentStill, search: searchStill };

export const plain: Example = {
  copy: {
    heading: 'Put them to work',
    text: 'Pick a craft, read what is inside, and see how the four steps go.',
    action: { label: 'VIEW ALL', href: '/digital-marketing-services' },
  },
  services: Object.entries(stills).map(([id, picture]) => ({
    id,
    title: `The craft of ${id}`,
    picture: { ...picture, alt: '' },
    href: '/digital-marketing-services',
  })),
};

export const oneService: Example = { ...plain, services: plain.services.slice(0, 1) };

export const longText: Example = {
  ...plain,
  services: plain.services.map((service) => ({
    ...service,
    title: `${service.title}, design and development`,
  })),
};
