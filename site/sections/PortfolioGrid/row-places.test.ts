import { expect, it } from 'vitest';
import { rowPlaces } from './row-places.ts';

const columns = { wide: 7, narrow: 5, full: 12 };

it.each(Array.from({ length: 30 }, (_, count) => count))(
  'places %i cards in rows of twelve columns, each of them filled',
  (count) => {
    const places = rowPlaces(count);
    expect(places).toHaveLength(count);
    let filled = 0;
    for (const place of places) {
      filled += columns[place];
      expect(filled).toBeLessThanOrEqual(12);
      filled %= 12;
    }
    expect(filled).toBe(0);
  },
);

it('turns the rows about: wide before narrow, one across, narrow before wide', () => {
  expect(rowPlaces(5)).toEqual(['wide', 'narrow', 'full', 'narrow', 'wide']);
});
