import { expect, it } from 'vitest';
import { articlePlaces } from './article-places.ts';

const counts = Array.from({ length: 30 }, (_, index) => index + 1);
const columns = {
  lead: 12,
  third: 4,
  half: 6,
  tall: 14,
  beside: 5,
  before: 5,
  five: 5,
  seven: 7,
  band: 12,
  whole: 12,
};

it.each([true, false])(
  'every article has a place, and every row is full (in turn: %s)',
  (inTurn) => {
    for (const count of counts) {
      const places = articlePlaces(count, inTurn);
      expect(places).toHaveLength(count);
      const taken = places.reduce((sum, { lying }) => sum + columns[lying], 0);
      expect(taken % 12, `${count} articles`).toBe(0);
    }
  },
);

it('where two stand in a row, only a last one can be alone', () => {
  for (const count of counts) {
    const places = articlePlaces(count, true);
    const inTwos = places.filter(({ lying }) => lying !== 'lead' && lying !== 'band');
    expect(places.slice(0, -1).some(({ alone }) => alone)).toBe(false);
    if (!places.at(-1)?.alone && places.at(-1)?.lying !== 'band') expect(inTwos.length % 2).toBe(0);
  }
});
