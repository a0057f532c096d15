import { brandingStill, contentStill, searchStill } from './example-pictures.ts';

const stills = { branding: brandingStill, content: contentStill, search: searchStill };

export const services = Object.entries(stills).map(([id, picture]) => ({
  id,
  title: `The craft of ${id}`,
  picture,
  href: '/digital-marketing-services',
}));

/** A title longer than any of the agency's. */
export const longTitle = (title: string) => `${title}, design and development`;
