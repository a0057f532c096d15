import { expect, it } from 'vitest';
import { cardLayouts } from './card-layouts.ts';

const columns = { lead: 12, third: 4, five: 5, seven: 7, band: 12 };

it('gives every article a layout and fills every row', () => {
  for (let count = 1; count <= 30; count++) {
    const layouts = cardLayouts(count);
    expect(layouts).toHaveLength(count);
    const taken = layouts.reduce((sum, { span }) => sum + columns[span], 0);
    expect(taken % 12, `${count} articles`).toBe(0);
  }
});
