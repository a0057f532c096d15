import { expect, test } from 'vitest';
import { splitOpening } from './split-opening.ts';

test.each([
  ['EGCO sells eggs. Good ones, sorted.', 'EGCO sells eggs.', 'Good ones, sorted.'],
  ['They said “no.” We asked why.', 'They said “no.”', 'We asked why.'],
  ['It grew by 5.2% in a month. Then it rested.', 'It grew by 5.2% in a month.', 'Then it rested.'],
  ['One sentence alone.', 'One sentence alone.', ''],
])('%s', (text, opening, rest) => {
  expect(splitOpening(text)).toEqual({ opening, rest });
});
