import { expect, it } from 'vitest';
import { assetFileNames } from './picture-names.ts';

it.each([
  '728x90.png',
  'banner-ad.jpg',
  'top_banner.webp',
  'ads.jpg',
  'summer-promo-2.png',
  'Ad-1.jpg',
])('the name %s, which ad blockers hide, is not in the build', (name) =>
  expect(assetFileNames({ names: [name] })).toBe('_astro/picture.[hash][extname]'),
);

it.each([
  'hero-lime.webp',
  'roads.jpg',
  'adyar-office.jpg',
  'dosa-2x.png',
  'bannerghatta-road.jpg',
])('the name %s stays', (name) =>
  expect(assetFileNames({ names: [name] })).toBe('_astro/[name].[hash][extname]'),
);
