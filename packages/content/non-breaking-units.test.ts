import { expect, it } from 'vitest';
import { withNonBreakingUnits } from './non-breaking-units.ts';

it.each([
  ['in 4–6 weeks, or 3-6 months', 'in 4–\u20606\u00a0weeks, or 3-6\u00a0months'],
  ['₹80,000–₹1,50,000', '₹80,000–\u2060₹1,50,000'],
  ['₹80,000 to ₹1,50,000 a month', '₹80,000\u00a0to\u00a0₹1,50,000 a month'],
  ['Search – 5 results', 'Search – 5 results'],
  ['find green-sky.example today', 'find green-\u2060sky.example today'],
  ['[link](https://green-sky.example/a-b)', '[link](https://green-sky.example/a-b)'],
  ['./cost-of-seo.svg and me@my-shop.example', './cost-of-seo.svg and me@my-shop.example'],
  ['6+ years and 40% per cent', '6+\u00a0years and 40%\u00a0per cent'],
  ['plus 18% GST', 'plus 18%\u00a0GST'],
  ['a 3 month-long plan', 'a 3 month-long plan'],
  ['2 daylight lamps', '2 daylight lamps'],
])('%s', (copy, whole) => {
  expect(withNonBreakingUnits(copy)).toBe(whole);
});
