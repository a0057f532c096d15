import type { ImageSources } from '../images/image-sources.ts';

/** A picture of the content as the development server hands it out: the master, in one size. */
const master = (file: string, width: number, height: number, alt: string): ImageSources => ({
  alt,
  src: `/content/${file}`,
  width,
  height,
  sizes: '100vw',
  avif: undefined,
});

export const searchBar = master(
  'pages/pictures/seo-banner.jpg',
  1600,
  1200,
  'A white search bar with a magnifying glass whose lens is a slice of lime',
);
export const compass = master('pages/pictures/mission.jpg', 1600, 1200, '');
export const notFound = master('pages/pictures/not-found.jpg', 1600, 1200, '');
export const brandingStill = master('services/branding.jpg', 1200, 1500, '');
export const contentStill = master('services/content-marketing.jpg', 1200, 1500, '');
export const searchStill = master('services/search-engine-optimisation.jpg', 1200, 1500, '');
export const discovery = master('pages/pictures/process-discovery.jpg', 1600, 1200, '');
export const creation = master('pages/pictures/process-creation.jpg', 1600, 1200, '');
export const snacks = [
  master(
    'photography/snacbox/01.jpg',
    1600,
    1120,
    'Black Snacbox pouch with a lime label beside a spill of potato chips',
  ),
  master(
    'photography/snacbox/02.jpg',
    1200,
    1600,
    'Stack of six murukku spirals on dark slate with one leaning against it',
  ),
  master(
    'photography/snacbox/03.jpg',
    1440,
    1440,
    'Three bowls of cashews, fried green peas and peanuts seen from above',
  ),
];
export const heroLime = master(
  'pages/pictures/hero-lime.webp',
  1500,
  1500,
  'A halved lime beaded with water, its peel falling away in one long curl',
);
