import { expect, test } from 'vitest';
import { labelLines } from './label-lines.ts';

test('lines that are nearly equal have labels of one length', () => {
  expect(labelLines('30% of ticket sales online for a concert')).toEqual([
    { text: '30% of ticket sales', full: true },
    { text: 'online for a concert', full: true },
  ]);
});

test('a line that is clearly shorter keeps its own', () => {
  const lines = labelLines('17,500+ visitors in 20 days for a box that arrives at four o’clock');
  expect(lines.map(({ text }) => text)).toEqual([
    '17,500+ visitors in',
    '20 days for a box that',
    'arrives at four o’clock',
  ]);
  expect(lines[0]?.full).toBe(false);
});

test('one word is one line', () => {
  expect(labelLines('Advertisements')).toEqual([{ text: 'Advertisements', full: true }]);
});
