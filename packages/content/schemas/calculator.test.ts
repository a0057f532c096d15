import { expect, it } from 'vitest';
import { readCalculator } from './calculator.ts';

const whole = {
  ...{ kind: 'quotation-hours', fee: 48_000, months: 3, hourlyRate: 1000 },
  ...{ orderValue: 240_000, orderMargin: 20, gst: 18 },
};
const reading = (props: object) => () => readCalculator(props, '/blogs/a');

it('a calculator with all its figures is read', () => {
  expect(readCalculator(whole, '/blogs/a')).toMatchObject({
    kind: 'quotation-hours',
    example: { fee: 48_000 },
  });
});

it('a mistake names the place, the field and the fix', () => {
  const { fee: _, ...without } = whole;
  expect(reading(without)).toThrow(
    /<Calculator> in \/blogs\/a: fee is missing or is not a number\. Write a whole number from 1 to/,
  );
  expect(reading({ ...whole, months: 2.5 })).toThrow(/months must be a whole number/);
  expect(reading({ ...whole, gst: 180 })).toThrow(
    /gst is too large\. Write a number from 0 to 100/,
  );
  expect(reading({ ...whole, fees: 1 })).toThrow(/fees/);
  expect(reading({ ...whole, kind: 'other' })).toThrow(/kind needs a kind: one of seo-ads-split/);
});
