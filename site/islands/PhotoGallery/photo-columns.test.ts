import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { photoColumns } from './photo-columns.ts';

const galleries = ['snacbox', 'vermello', 'odingalley'];
const heightsOf = (gallery: string) =>
  [
    ...readFileSync(`content/photography/${gallery}/gallery.yaml`, 'utf8').matchAll(
      /height: (\d+)/g,
    ),
  ].map(([, height]) => Number(height));

it.each(galleries.flatMap((gallery) => [5, 4, 2].map((count) => [gallery, count] as const)))(
  'lets the columns of %s end within 24 pixels of each other when there are %i',
  (gallery, count) => {
    const heights = heightsOf(gallery);
    const ends = Array.from({ length: count }, () => 0);
    photoColumns(heights, count).forEach((column, index) => {
      ends[column] = (ends[column] ?? 0) + (heights[index] ?? 0) / 2 + 20;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(24);
  },
);

it.each(galleries.flatMap((gallery) => [5, 4, 2].map((count) => [gallery, count] as const)))(
  'deals the photos of %s out from left to right, row by row, when there are %i columns',
  (gallery, count) => {
    const heights = heightsOf(gallery);
    expect(photoColumns(heights, count)).toEqual(heights.map((_, index) => index % count));
  },
);

it('evens the ends where photos dealt out so would leave them ragged', () => {
  const columns = photoColumns([800, 300, 800, 300], 2);
  expect(columns).toEqual([0, 1, 1, 0]);
});

it('begins at the left and gives the same columns each time', () => {
  const heights = heightsOf('snacbox');
  expect(photoColumns(heights, 4)[0]).toBe(0);
  expect(photoColumns(heights, 4)).toEqual(photoColumns(heights, 4));
});

it('fills as many columns as there are photos, if they are few', () => {
  expect(new Set(photoColumns([400, 300, 500], 5)).size).toBe(3);
});
