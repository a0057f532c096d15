import { expect, test } from 'vitest';
import { dotsPerValue, highlight } from './scale.ts';
import { valueText } from './value-text.ts';

const data = (...values: number[]) => values.map((value) => ({ label: String(value), value }));

test('a parted whole always fills a hundred dots', () => {
  for (const values of [
    [35, 65],
    [33.3, 33.3, 33.4],
    [1, 1, 1],
    [16, 12.8, 11.2, 8, 8, 4],
  ]) {
    const dots = dotsPerValue(data(...values));
    const sum = dots.reduce((total, dot) => total + dot, 0);
    expect(sum).toBe(100);
  }
  expect(dotsPerValue(data(35, 65))).toEqual([35, 65]);
  expect(dotsPerValue(data(0, 0))).toEqual([0, 0]);
});

test('the eye is led to the later of two values and to the largest of many', () => {
  expect(highlight(data(100, 60))).toBe(1);
  expect(highlight(data(3, 9, 4))).toBe(1);
});

test('rupees are grouped the Indian way and word units stand apart', () => {
  expect(valueText(150000, { prefix: '₹' })).toBe('₹1,50,000');
  expect(valueText(3.5, { unit: ' h' })).toBe('3.5 h');
  expect(valueText(62, { unit: '%' })).toBe('62%');
  expect(valueText(40, { unit: 'visits' })).toBe('40 visits');
  expect(valueText(4820, {})).toBe('4820');
});
