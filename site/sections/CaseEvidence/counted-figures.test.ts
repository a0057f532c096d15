import { expect, test } from 'vitest';
import { splitCounted } from './counted-figures.ts';

const counted = (figure: string, sample?: true) => ({ figure, text: 'what it counts', sample });
const split = (...items: ReturnType<typeof counted>[]) => {
  const { large, small } = splitCounted(items);
  return [large.map(({ figure }) => figure), small.map(({ figure }) => figure)];
};

test('the first three figures of the client stand large, samples and words do not', () => {
  expect(split(counted('4%', true), counted('1'), counted('Sales'), counted('2'))).toEqual([
    ['1', '2'],
    ['4%', 'Sales'],
  ]);
  expect(split(counted('1'), counted('2'), counted('3'), counted('4'))).toEqual([
    ['1', '2', '3'],
    ['4'],
  ]);
});

test('where a case counts in words, the first of them stands large', () => {
  expect(split(counted('Eight pages'), counted('Sales'))).toEqual([['Eight pages'], ['Sales']]);
  expect(split(counted('9', true))).toEqual([[], ['9']]);
});

test('what the outcome has told as large as the page leads, and the others support it', () => {
  const told = (...items: ReturnType<typeof counted>[]) => {
    const { lead, large, small } = splitCounted(items, '150%');
    return [lead, large, small].map((part) => part.map(({ figure }) => figure));
  };
  expect(told(counted('2,500'), counted('150%'), counted('Sales'))).toEqual([
    ['150%'],
    ['2,500'],
    ['Sales'],
  ]);
  expect(told(counted('150%'), counted('5%', true), counted('Sales'))).toEqual([
    ['150%'],
    ['Sales'],
    ['5%'],
  ]);
  expect(told(counted('150%'), counted('5%', true))).toEqual([['150%'], [], ['5%']]);
});
