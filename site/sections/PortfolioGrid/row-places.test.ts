import { expect, it } from 'vitest';
import { phonePlaces, rowPlaces } from './row-places.ts';

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

it.each(Array.from({ length: 12 }, (_, count) => count))(
  'places %i cards on a phone, halves two by two',
  (count) => {
    const places = phonePlaces(count);
    expect(places).toHaveLength(count);
    expect(places.join(' ').replaceAll('half half', '')).not.toContain('half');
  },
);
