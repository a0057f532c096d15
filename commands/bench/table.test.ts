import { expect, it } from 'vitest';
import { asRatio, inKilobytes, inMilliseconds, table } from './table.ts';

it('names stand at the left, figures end below each other', () => {
  expect(
    table(
      ['page', 'ms', 'kB'],
      [
        ['/', '120', '9.5'],
        ['/about-us', '88', '104.0'],
      ],
    ),
  ).toBe(
    [
      'page        ms     kB',
      '─────────  ───  ─────',
      '/          120    9.5',
      '/about-us   88  104.0',
    ].join('\n'),
  );
});

it('a missing figure leaves its place empty', () => {
  expect(
    table(['a', 'b'], [['x']])
      .split('\n')
      .at(-1),
  ).toBe('x');
});

it('figures carry as many digits as they mean', () => {
  expect([inMilliseconds(2.345), inMilliseconds(234.5678)]).toEqual(['2.3', '235']);
  expect(inKilobytes(1234)).toBe('1.2');
  expect(asRatio(2)).toBe('2.00×');
});
