import { expect, it } from 'vitest';
import { withNonBreakingUnits } from './non-breaking-units.ts';

it.each([
  ['in 4–6 weeks, or 3-6 months', 'in 4–6\u00a0weeks, or 3-6\u00a0months'],
  ['6+ years and 40% per cent', '6+\u00a0years and 40%\u00a0per cent'],
  ['a 3 month-long plan', 'a 3 month-long plan'],
  ['2 daylight lamps', '2 daylight lamps'],
])('%s', (copy, whole) => {
  expect(withNonBreakingUnits(copy)).toBe(whole);
});
