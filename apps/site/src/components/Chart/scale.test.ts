import { expect, test } from 'vitest';
import { highlight, wholeOf } from './scale.ts';
import { valueText } from './value-text.ts';

const data = (...values: number[]) => values.map((value) => ({ label: String(value), value }));

test('the second of two values and the largest of many are highlighted', () => {
  expect(highlight(data(100, 60))).toBe(1);
  expect(highlight(data(3, 9, 4))).toBe(1);
});

test('the value that the content marks is highlighted', () => {
  expect(highlight([{ label: 'Online', value: 30, marked: true }, ...data(70)])).toBe(0);
});

test('rupees are grouped the Indian way and word units are set apart', () => {
  expect(valueText(150000, { prefix: '₹' })).toBe('₹1,50,000');
  expect(valueText(3.5, { unit: ' h' })).toBe('3.5 h');
  expect(valueText(62, { unit: '%' })).toBe('62%');
  expect(valueText(40, { unit: 'visits' })).toBe('40 visits');
  expect(valueText(4820, {})).toBe('4820');
});

test('shares of a whole in per cent are drawn as such', () => {
  expect(wholeOf(data(30, 70), '%')).toBe(100);
  expect(wholeOf(data(30, 70))).toBe(70);
});
