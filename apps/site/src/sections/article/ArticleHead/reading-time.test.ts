import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('a short note takes a minute', () => {
  expect(readingMinutes('Two words.')).toBe(1);
});

test('the names of components and addresses of links are not read', () => {
  const prose = 'word '.repeat(300);
  const markup = '<Chart kind="bars" /> [word](/blogs/one-two-three-four) '.repeat(150);
  expect(readingMinutes(prose + markup)).toBe(readingMinutes(prose + 'word '.repeat(150)));
});
