import { expect, it } from 'vitest';
import { cellsBetween, hoursIn, hoursInRow } from './hour-cells.ts';

const counted = (from: number, to: number) =>
  cellsBetween(from, to).reduce((sum, { width, height }) => sum + width * height, 0);

it('every hour has one cell, wherever a fee begins and ends', () => {
  for (let from = 0; from <= 2 * hoursInRow; from += 1)
    for (let to = from; to <= 6 * hoursInRow; to += 7) expect(counted(from, to)).toBe(to - from);
});

it('no cell lies beyond its row', () => {
  for (const { x, width } of cellsBetween(20, 157))
    expect(x + width).toBeLessThanOrEqual(hoursInRow);
});

it('reads the hours of a fee from its words', () => {
  expect(hoursIn('20 to 40 hours')).toEqual({ least: 20, most: 40 });
  expect(hoursIn('30 hours')).toEqual({ least: 30, most: 30 });
  expect(hoursIn('as agreed')).toBeUndefined();
});
