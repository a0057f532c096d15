import { expect, it } from 'vitest';
import { assetFileNames } from './picture-names.ts';

it.each([
  '728x90.png',
  'banner-ad.jpg',
  'top_banner.webp',
  'ads.jpg',
  'summer-promo-2.png',
  'Ad-1.jpg',
  'google-analytics.svg',
  'tower-160_600.jpg',
  'cookie-law.webp',
  'facebook_pixel_1.png',
  'whatsapp-button.svg',
])('the name %s, which blockers hide, is not in the build', (name) =>
  expect(assetFileNames({ names: [name] })).toBe('_astro/picture.[hash][extname]'),
);

it.each([
  'hero-lime.webp',
  'roads.jpg',
  'adyar-office.jpg',
  'dosa-2x.png',
  'bannerghatta-road.jpg',
  'shared-table.jpg',
  'kolam-2026.jpg',
])('the name %s stays', (name) =>
  expect(assetFileNames({ names: [name] })).toBe('_astro/[name].[hash][extname]'),
);
