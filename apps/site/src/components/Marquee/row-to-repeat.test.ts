import { expect, it } from 'vitest';
import { rowToRepeat } from './row-to-repeat.ts';

it.each([
  [['SEO']],
  [['Ads', 'Web']],
  [['Brand Visibility', 'Lead Generation', 'User Engagement']],
])('a row of %j is repeated until it is long enough', (items) => {
  const row = rowToRepeat(items);
  expect(row.join('').length * 9 + row.length * 46).toBeGreaterThanOrEqual(1500);
  expect(row.length % items.length).toBe(0);
});

it('a row that is long enough is shown once, and none of nothing', () => {
  const items = Array.from({ length: 20 }, (_none, index) => `Service number ${index}`);
  expect(rowToRepeat(items)).toEqual(items);
  expect(rowToRepeat([])).toEqual([]);
});
