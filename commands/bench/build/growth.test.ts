import { expect, it } from 'vitest';
import { growthTable } from './growth.ts';

const cost = (articles: number, processorSeconds: number) => ({
  articles,
  pages: articles + 100,
  seconds: processorSeconds / 2,
  processorSeconds,
  peakBytes: 1e9,
});

it('each build stands beside the smallest, and beside the one before without what builds cost once', () => {
  const [, , , second, third] = growthTable([cost(100, 20), cost(300, 60), cost(500, 72)]).split(
    '\n',
  );
  expect(second?.split(/\s{2,}/)).toEqual([
    '300',
    '400',
    '30.0',
    '60.0',
    '150',
    '+50 %',
    '200',
    '1000',
  ]);
  expect(third?.split(/\s{2,}/)).toEqual([
    '500',
    '600',
    '36.0',
    '72.0',
    '120',
    '+20 %',
    '60',
    '1000',
  ]);
});
