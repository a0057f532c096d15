import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median, percentile, ratio } from './numbers.ts';

it('the median is the middle value, or lies between the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

it('the 95th percentile leaves the slowest twentieth above it', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([10, 20], 0.95)).toBeCloseTo(19.5);
  expect(() => percentile([], 0.5)).toThrow('nothing');
});

it('a percentile lies between the smallest and the largest value and grows with its part', () => {
  const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(numbers, part, part, (values, a, b) => {
      const [low, high] = [percentile(values, Math.min(a, b)), percentile(values, Math.max(a, b))];
      expect(low).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(high).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      expect(low).toBeLessThanOrEqual(high + 1e-9);
    }),
  );
});

it('a ratio compares each round with its own reference', () => {
  expect(ratio([20, 200, 22], [10, 100, 10])).toBe(2);
  expect(() => ratio([1, 2], [1])).toThrow('own round');
});
