import { expect, it } from 'vitest';
import { slugFrom } from './entry-slug.ts';

it.each([
  ['What’s a fair price?', 'whats-a-fair-price'],
  ['Café – 5% off & more', 'cafe-5-off-and-more'],
  ['விலை என்ன?', 'vilai-enna'],
  ['சென்னை கோவில்', 'sennai-kovil'],
  ['தமிழ் SEO 2026', 'thamizh-seo-2026'],
  ['கொடி', 'koti'],
  ['हिन्दी', ''],
])('the slug of %s is "%s"', (title, slug) => expect(slugFrom(title)).toBe(slug));
