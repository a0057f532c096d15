import { expect, it } from 'vitest';
import { articlePlaces } from './article-places.ts';

const columns = { lead: 12, third: 4, five: 5, seven: 7, band: 12 };

it('gives every article a place and fills every row', () => {
  for (let count = 1; count <= 30; count++) {
    const places = articlePlaces(count);
    expect(places).toHaveLength(count);
    const taken = places.reduce((sum, { span }) => sum + columns[span], 0);
    expect(taken % 12, `${count} articles`).toBe(0);
  }
});
